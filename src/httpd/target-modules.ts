import { moduleByName } from './modules.js'

/** The modules of the target 2.4, as far as the user has named them. */
export interface TargetModules {
  /** The built-in modules by name (`mod_ssl`; for a third-party module its symbol); undefined if not known. */
  readonly builtIn: ReadonlySet<string> | undefined
  /** The known module files that it can load (`mod_ssl.so`). */
  readonly files: ReadonlySet<string>
  /** Whether `files` is complete. */
  readonly areAllFiles: boolean
  /** If `files` is not complete: the files that are known to be missing. */
  readonly lacking?: ReadonlySet<string>
  /** The folder that contains all these files, if it was given as an absolute path. */
  readonly folder?: string
}

/**
 * Parses a list of the modules of a 2.4. The text can be the output of `httpd -l`, `httpd -M` or `apache2ctl -M`, or a listing of the
 * modules folder. Undefined if the text names no modules.
 */
export function parseTargetModules(text: string): TargetModules | undefined {
  const builtIn = new Set<string>()
  const files = new Set<string>()
  const folders = new Set<string>()
  let areAllFiles = false
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    // main.c and mod_so.c print lines of these forms.
    const [, symbol, how] = /^(\w+_module) \((static|shared)\)$/.exec(line) ?? []
    const [, source] = /^([\w-]+)\.c$/.exec(line) ?? []
    const [, folder, file] = /^(?:(\/.*\/)|(?:.*[\s"'])?(?:[^\s"']*\/)?)([\w.-]+\.so)$/.exec(line) ?? []
    if (symbol && how === 'static') builtIn.add(nameOf(symbol))
    else if (symbol) files.add(moduleByName(symbol)?.file ?? `mod_${symbol.replace(/_module$/, '')}.so`)
    else if (source) builtIn.add(nameOf(`${source}.c`))
    else if (file) {
      files.add(file)
      folders.add(folder ?? '')
      areAllFiles = true
    }
  }
  if (builtIn.size + files.size === 0) return undefined
  const [folder, other] = [...folders]
  const place = folder?.startsWith('/') && other === undefined ? folder.replace(/(?<=.)\/$/, '') : undefined
  return {
    builtIn: builtIn.size > 0 ? builtIn : undefined,
    files,
    areAllFiles,
    ...(place ? { folder: place } : {}),
  }
}

const nameOf = (word: string): string => moduleByName(word)?.name ?? word

/** Whether a module is built in; undefined if not known. */
export const isBuiltIn = (target: TargetModules | undefined, module: string): boolean | undefined =>
  target?.builtIn?.has(nameOf(module))

/** Whether the module's file exists; undefined if not known. */
export function hasModuleFile(target: TargetModules | undefined, file: string): boolean | undefined {
  if (!target) return undefined
  return target.files.has(file) || (target.areAllFiles || target.lacking?.has(file) ? false : undefined)
}

/** Whether an MPM is known to be built in. */
export const hasBuiltInMpm = (target: TargetModules | undefined): boolean =>
  ['prefork', 'worker', 'event', 'mpm_winnt'].some((name) => target?.builtIn?.has(name))
