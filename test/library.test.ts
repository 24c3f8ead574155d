import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useProject } from './package-folder.js'

const project = useProject()

const page = readFileSync(new URL('../docs/library.md', import.meta.url), 'utf8')

/** The examples of the page, each under its heading, with what it prints. */
const examples = [...page.matchAll(/^```js\n([^]*?)^```\n+```text\n([^]*?)^```$/gm)].map(
  ([, source = '', printed = ''], index) => {
    const before = page.slice(0, page.indexOf(source))
    return { name: [...before.matchAll(/^## (.*)$/gm)].at(-1)?.[1] ?? '', file: `example-${index}.js`, source, printed }
  },
)

test('every example says what it prints', () => {
  expect(examples.length).toBeGreaterThan(5)
  expect(page.match(/^```js$/gm)).toHaveLength(examples.length)
})

test.each(examples)('$name: prints what the page says', ({ file, source, printed }) => {
  const { write, run } = project()
  write(file, source)
  const { stdout, stderr } = run(process.execPath, file)
  expect(stderr).toBe('')
  expect(stdout.trimEnd()).toBe(printed.trimEnd())
})

test.each(['node16', 'bundler'] as const)(
  'the examples have the types of what they use, resolved as by %s',
  (resolution) => {
    const { write, check } = project()
    for (const { file, source } of examples) write(file, source)
    expect(check(resolution, ...examples.map(({ file }) => file))).toBe('')
  },
)
