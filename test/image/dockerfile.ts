import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The steps of the image, as Dockerfile has them. */
export interface ImageSteps {
  /** The name, the tag and the digest. */
  readonly from: { readonly name: string; readonly tag: string; readonly digest: string }
  readonly packages: readonly string[]
  /** Commands for a shell, without those for apt. */
  readonly commands: readonly string[]
  /** What is copied, and the folder that it goes to. */
  readonly copied: { readonly names: readonly string[]; readonly to: string }
  readonly user: string
  readonly folder: string
  readonly start: readonly string[]
}

export function imageSteps(): ImageSteps {
  const text = readFileSync(fileURLToPath(new URL('../../Dockerfile', import.meta.url)), 'utf8')
  const all = (word: string) => [...text.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest)
  const [, name = '', tag = '', digest = ''] = /^([^:]+):([^@]+)@(.+)$/.exec(all('FROM')[0] ?? '') ?? []
  const [apt = '', ...commands] = all('RUN')
  const copied = (all('COPY')[0] ?? '').split(' ')
  return {
    from: { name, tag, digest },
    packages: /--no-install-recommends ([^&]*) &&/.exec(apt)?.[1]?.split(' ') ?? [],
    commands,
    copied: { names: copied.slice(0, -1), to: copied.at(-1) ?? '' },
    user: all('USER')[0] ?? '',
    folder: all('WORKDIR')[0] ?? '',
    start: JSON.parse(all('ENTRYPOINT')[0] ?? '[]'),
  }
}
