// Makes the one file that needs no Node beside it, for the machine that this runs on:
//
//   node scripts/executable.js FILE [--node NODE] [--dist FOLDER]
//
// It is Node's own single executable (https://nodejs.org/api/single-executable-applications.html): a copy of Node with dist/ in
// it, and with what V8 compiled of that. Nothing is unpacked when it starts.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'scripts/executable')

/**
 * @param {string} file where to put it
 * @param {object} from
 * @param {string} [from.node] a Node from 24.8 on, of which it becomes a copy
 * @param {string} [from.dist] the folder with the files of the command line, as `npm run build` writes it
 * @param {string} [from.start] the one that starts it
 * @param {string} [from.program] the one that the command line begins in
 */
export async function buildExecutable(
  file,
  { node = process.execPath, dist = join(root, 'dist'), start = 'cli-start.js', program = 'cli-program.js' },
) {
  refuseOldNode(node)
  mkdirSync(dirname(file), { recursive: true })
  const folder = mkdtempSync(`${file}-`)
  try {
    const built = join(folder, 'program')
    copyNode(node, built)
    putIn(built, await blobOf(folder, node, { dist, start, program }))
    if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', built])
    renameSync(built, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What an older one is made to a program of does not start. */
function refuseOldNode(node) {
  const asked = "process.stdout.write(process.version + ' ' + typeof require('node:sea').getAssetKeys)"
  const { stdout, error } = spawnSync(node, ['-e', asked], { encoding: 'utf8' })
  const [version, type] = String(stdout).split(' ')
  if (type === 'function') return
  const reason = error ? `cannot be started (${error.code})` : `is ${version || 'not a Node'}`
  throw new Error(`${node} ${reason}; the file wants Node 24.8 or newer: name one with --node, or run this with it.`)
}

/** Without the names of its functions, which are a seventh of it, where they can be taken out; a signature holds no longer. */
function copyNode(node, target) {
  copyFileSync(node, target)
  chmodSync(target, 0o755)
  if (process.platform === 'darwin') execFileSync('codesign', ['--remove-signature', target])
  else if (process.platform === 'linux' && spawnSync('strip', ['--strip-all', target]).status !== 0)
    console.warn('No strip(1) here (apt-get install binutils): the file is a seventh larger than it need be.')
}

/** In a process of its own, for it takes much memory, and warns of section names that are not there. */
function putIn(program, blob) {
  const postject = fileURLToPath(import.meta.resolve('postject/dist/cli.js'))
  const fuse = ['--sentinel-fuse', 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2']
  const segment = process.platform === 'darwin' ? ['--macho-segment-name', 'NODE_SEA'] : []
  execFileSync(process.execPath, [postject, program, 'NODE_SEA_BLOB', blob, ...fuse, ...segment], { stdio: 'pipe' })
}

/** What Node finds in itself. @returns the file with it */
async function blobOf(folder, node, { dist, start, program }) {
  const files = join(folder, 'dist')
  // Beside the command line lies the Action.
  const names = readdirSync(dist).filter((name) => /^(?!main(-.*)?\.js).*\.(c?js|json)$/.test(name))
  for (const name of names) cpSync(join(dist, name), join(files, name))
  const assets = names.map((name) => [name, join(files, name)])
  await build({
    input: join(source, 'main.js'),
    platform: 'node',
    transform: { define: { PROGRAM: JSON.stringify(program) } },
    output: { dir: folder, format: 'cjs', entryFileNames: 'main.cjs' },
    logLevel: 'silent',
  })
  const output = join(folder, 'blob')
  const config = join(folder, 'config.json')
  const main = join(folder, 'main.cjs')
  writeFileSync(
    config,
    JSON.stringify({
      main,
      output,
      disableExperimentalSEAWarning: true,
      useCodeCache: true,
      assets: Object.fromEntries([...assets, ['compiled', compiled(node, files, start)]]),
    }),
  )
  execFileSync(node, ['--experimental-sea-config', config], { stdio: 'ignore' })
  return output
}

/** What V8 keeps of a look at a folder, by the very Node that will read it: V8 takes it from no other. @returns the file */
function compiled(node, files, start) {
  const { NODE_DISABLE_COMPILE_CACHE: _, NODE_OPTIONS: __, ...env } = process.env
  const words = [join(files, start), join(root, 'test/sites/legacy')]
  const { stderr } = spawnSync(node, words, { cwd: root, env, encoding: 'utf8' })
  const kept = join(files, '.compiled')
  if (!existsSync(kept)) throw new Error(`The command line does not run: ${stderr}`)
  return join(kept, ...readdirSync(kept))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { node: { type: 'string' }, dist: { type: 'string' } },
  })
  const [file] = positionals
  try {
    if (!file) throw new Error('Usage: node scripts/executable.js FILE [--node NODE] [--dist FOLDER]')
    await buildExecutable(resolve(file), values)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
