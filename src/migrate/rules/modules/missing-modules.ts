import { commaList, listText } from '../../../base/list-text.js'
import {
  type Assumption,
  type Edit,
  fixWithAssumptions,
  insertAfter,
  insertBefore,
  reviewFix,
} from '../../../edit/edit.js'
import { knownDirectives } from '../../../httpd/directives.js'
import { testedModule } from '../../../httpd/guards.js'
import { packagedHttpds } from '../../../httpd/layouts.js'
import { redHatPackageOf } from '../../../httpd/packages.js'
import { hasModuleFile } from '../../../httpd/target-modules.js'
import { firstDecidingGuardTesting } from '../../../live/deciding-guards.js'
import { modulesMaybeBuiltInto22 } from '../../../models/modules/default-modules.js'
import { hasFileForEachModule, isReadWithoutModule } from '../../../models/modules/loaded-modules.js'
import { isConditional } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { isServerComplete, type Server, serversOn22, startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { fileAndLine, quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { ancestors, type Directive, isSection, type Node, type Section, siblings } from '../../../syntax/tree.js'
import { hitsForGuardedModules } from '../../guarded-modules.js'
import {
  defaultLoadModuleWriter,
  type LoadModuleLines,
  linesLoadingModule,
  lineToAddFirstLoadModuleAfter,
  loadModuleLines,
} from '../../load-module-lines.js'
import { type RequiredModule, requiredModulesNotLoaded } from '../../required-modules.js'
import { type Hit, ruleOf } from '../../rule.js'

export const missingModules = ruleOf('modules', {
  id: 'missing-modules',
  title: 'Modules that 2.4 needs are not loaded',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#commonproblems',
  fixes: 'both',
  covers: [
    ...['loadmodule-required', 'loadmodule-lbmethod', 'loadmodule-slotmem', 'loadmodule-socache'],
    ...['loadmodule-version-static', 'moved-addoutputfilterbytype', 'moved-unixd', 'moved-allowconnect'],
    ...['moved-proxyftpdircharset', 'moved-auth-core', 'moved-require'],
    ...['authz-provider-modules', 'proxy-module-missing', 'err-invalid-command'],
    ...['err-invalid-user', 'err-invalid-require', 'err-invalid-addoutputfilterbytype', 'err-slotmem', 'err-lbmethod'],
  ],
  page: `
## What 2.2 did

Many modules were built in, and some functions were part of other modules.

## What 2.4 does

Most modules are separate files. httpd does not start without the modules that the configuration uses. New modules are
mod_authz_core (for Require), mod_authn_core (AuthType), mod_unixd (User), mod_filter (AddOutputFilterByType),
mod_slotmem_shm and one for the method (balancers), mod_socache_shmcb (\`SSLSessionCache shmcb:\`). Without
mod_authz_core, httpd answers 500 to every request.

## What the rule does

It works out which modules the upgraded configuration needs, and adds the missing LoadModule lines beside the others,
with paths in the same form. Modules that some distributions build in get \`<IfModule !mod_unixd.c>\`, because httpd
does not start if a built-in module is loaded. On Debian use a2enmod, or upgrade the package, which enables most
modules.

If no module of 2.2's default build is loaded, it was built in. Then modules that work without a directive are added
too, for review, if the site uses them: for indexes, listings, types, negotiation and the status page. So is mod_cgi,
without which **scripts are sent as source**.

A line is also for review if the module changes what an \`<IfModule>\` lets 2.4 read, for example
\`<IfModule !mod_filter.c>\`.

## When not

If an \`<IfDefine>\` or the like decides whether a module exists that Require, AuthType or a handler needs, you decide. Without the module,
2.2 starts and lets nobody in; 2.4 does not start, or lets people in.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const builtIn = hasFileForEachModule(site, server) ? builtInOnDebian : nothing
      const needs = requiredModulesNotLoaded(site, server).filter(({ module }) => !builtIn.has(module.name))
      const isOpen = (need: RequiredModule) =>
        loadModuleLines(site, server) !== undefined &&
        (mayBeAbsent(site, need) || leftOut(need).length > 0 || mayTurn(site, server, need))
      const [absent, others] = parted(needs, (need) => isFileThere(site, need))
      for (const part of parted(others, isOpen)) if (part.length > 0) yield* hits(site, server, part)
      for (const need of absent) yield noFile(site, need)
      yield* hitsForGuardedModules(site, server)
    }
  },
})

/** Whether loading the module may change how 2.4 reads a guard. Then the LoadModule line of this module is for review. */
const mayTurn = (site: Site, server: Server, { module }: RequiredModule): boolean =>
  module.name !== 'mod_authz_core' &&
  !modulesMaybeBuiltInto22(site, server).has(module.name) &&
  firstDecidingGuardTesting(site, module) !== undefined

const nothing: ReadonlySet<string> = new Set()
const builtInOnDebian: ReadonlySet<string> = new Set(packagedHttpds.debian.builtIn)

function* hits(site: Site, server: Server, needs: readonly RequiredModule[]): Generator<Hit> {
  const loads = loadModuleLines(site, server)
  const { todo, ...rest } = loads ? beside(site, server, loads, needs) : withoutLines(site, server, needs)
  const at = loads && loads.last.file === server.file ? loads.last : server.at
  const without = needs.length === 1 ? 'without this module' : 'without these modules'
  const message = `2.4 ${failure(needs)} ${without}: ${namesOf(needs)}. ${todo}.`
  if (todo) yield { at, concerns: 'server', message, ...rest }
}

/** The modules with the lines that need them; of many modules only the names, because a separate sentence has the lines. */
function namesOf(needs: readonly RequiredModule[]): string {
  if (needs.length <= 4) return commaList(needs.map((need) => `${need.module.name} (for ${reason(need)})`))
  const names = commaList(
    needs.map(({ module }) => module.name),
    15,
  )
  return `${names}. These lines need them: ${listText([...new Set(needs.map(reason))], 12)}`
}

/** Splits the needs into those for which `isOther` is false, and the others. */
const parted = (
  needs: readonly RequiredModule[],
  isOther: (need: RequiredModule) => boolean,
): readonly [readonly RequiredModule[], readonly RequiredModule[]] => [
  needs.filter((need) => !isOther(need)),
  needs.filter(isOther),
]

/** Whether 2.4 may have the module's file. For mod_cgi, mod_cgid.so is enough: a 2.4 built with threads has it instead. */
const isFileThere = ({ target }: Site, { module }: RequiredModule): boolean =>
  hasModuleFile(target, module.file ?? '') !== false ||
  (module.name === 'mod_cgi' && hasModuleFile(target, 'mod_cgid.so') === true)

function noFile({ target }: Site, { module, because }: RequiredModule): Hit {
  const packaged = redHatPackageOf(module.name)
  const install = packaged ? `Install the module (${packaged} on Red Hat)` : 'Install the module'
  const among = target?.folder ? `in ${target.folder}` : 'among its modules'
  const message = `2.4 needs ${module.name} for ${nameOf(because)}, and there is no ${module.file} ${among}. ${install}, or remove the lines that need the module.`
  return { at: because, message }
}

const reason = ({ because, isAlwaysNeeded }: RequiredModule) => (isAlwaysNeeded ? 'any request' : nameOf(because))

/**
 * What 2.4 does without these modules. Without a module for the scheme of a back end it starts, and answers 500 when a request
 * comes.
 */
const failure = (needs: readonly RequiredModule[]) =>
  needs.some(
    ({ module, isAlwaysNeeded }) => isAlwaysNeeded || /^mod_proxy_(ajp|connect|ftp|http|scgi)$/.test(module.name),
  )
    ? needs.every(({ isAlwaysNeeded }) => isAlwaysNeeded)
      ? 'answers 500'
      : 'does not start or answers 500'
    : needs.every(({ because }) => isHtaccess(because.file))
      ? 'answers 500'
      : 'does not start'

type Answer = Pick<Hit, 'fix' | 'severity'> & { readonly todo: string }

function beside(site: Site, server: Server, loads: LoadModuleLines, needs: readonly RequiredModule[]): Answer {
  const edits = editsFor(site, server, loads, needs)
  const fix = fixWithAssumptions(
    `Load ${listText(
      needs.map(({ module }) => module.name),
      4,
    )}`,
    [...doubtsOf(site, server, needs)],
    ...edits,
  )
  return { todo: `Load ${needs.length === 1 ? 'it' : 'them'} too`, fix }
}

/** The assumptions of the LoadModule lines. */
function* doubtsOf(site: Site, server: Server, needs: readonly RequiredModule[]): Generator<Assumption> {
  const absent = needs.find((need) => mayBeAbsent(site, need))
  if (absent) yield hadBuiltIn(absent)
  const builtInto22 = modulesMaybeBuiltInto22(site, server)
  yield* needs.flatMap(leftOut)
  if (
    needs.some(
      ({ module, because, isAlwaysNeeded }) =>
        isAlwaysNeeded || (module.name === 'mod_authz_core' && because.key === 'loadmodule'),
    )
  ) {
    const unread = accessUnread(site, server)
    if (unread) {
      const sentence = `2.4 skips ${quotedLineAndPlace(unread)} and the lines beside it, which are no longer needed.`
      yield { name: `missing-modules:${unread.name.value.toLowerCase()}`, sentence }
    }
  }
  // 2.2 may have been built with other modules than the default ones, and not every use shows in a directive.
  if (
    needs.some(({ module }) => builtInto22.has(module.name)) ||
    (builtInto22.size > 0 && !isServerComplete(site, server))
  )
    yield builtInByDefault
}

/** The assumption of a LoadModule line if its module is needed by a line in a guard that 2.4 skips once the module is loaded. */
function leftOut({ module, because }: RequiredModule): readonly Assumption[] {
  const guard = [...ancestors(because)].find((section) => isReadWithoutModule(section, module.name))
  if (!guard) return []
  const word = guard.args[0]?.value ?? ''
  const sentence = `With ${module.name}, 2.4 skips \`<IfModule ${word}>\` (${fileAndLine(guard)}), and its lines are no longer needed.`
  return [{ name: `missing-modules:${word}`, sentence }]
}

const builtInByDefault: Assumption = {
  name: 'missing-modules:default-build',
  sentence:
    '2.2 was built with its default modules, and no others (`httpd -l` of 2.2 lists them). 2.4 has them as files in the folder of the modules loaded here.',
}

/** An access line that 2.2 reads and 2.4 skips: once mod_authz_core is loaded, 2.4 decides without it. */
const accessUnread = (site: Site, server: Server): Directive | undefined =>
  [...server.files]
    .flatMap((file) => accessNames.flatMap((name) => file.named(name)))
    .find((node): node is Directive => node.kind === 'directive' && !site.isLive(node))

const accessNames = ['order', 'allow', 'deny', 'require']

/**
 * Whether 2.2 may have run without a module: with an unknown word of Require or AuthType it started and let nobody in
 * (server/request.c). A server that loads other access modules has probably built none of them in.
 */
const mayBeAbsent = (site: Site, { module, because }: RequiredModule): boolean =>
  module.symbol22 !== undefined &&
  /^(require|authtype)$/.test(because.key) &&
  // The fix writes a new Require in place of Allow or Deny, which needed the module too.
  module.name !== 'mod_authz_host' &&
  // A directive proves its module, except in a .htaccess file, for which 2.2 may answer 500.
  knownDirectives().every(
    ({ name, in22 }) => in22?.module !== module.name || site.directives(name).every(({ file }) => isHtaccess(file)),
  ) &&
  ['mod_authz_host', 'mod_authn_file', 'mod_auth_basic', 'mod_authz_user'].some((name) => site.loads(name))

const hadBuiltIn = ({ module, because }: RequiredModule): Assumption => ({
  name: `missing-modules:${module.name}`,
  sentence: `2.2 has ${module.name} built in (\`httpd -l\` of 2.2 lists it). Without it, this ${because.name.value} lets nobody in.`,
})

/** What to do if there are no LoadModule lines to add to. `todo` is empty if the modules can only be built in. */
function withoutLines(site: Site, server: Server, needs: readonly RequiredModule[]): Answer {
  const isKnown = site.target?.builtIn !== undefined
  const severity = isKnown ? 'error' : 'warning'
  const them = needs.length === 1 ? 'it' : 'them'
  if (hasFileForEachModule(site, server)) {
    return { severity, todo: `Run "a2enmod ${needs.map(({ module }) => module.name.slice('mod_'.length)).join(' ')}"` }
  }
  const place = lineToAddFirstLoadModuleAfter(site, server)
  if (place) {
    const lines = needs.flatMap(({ module }) =>
      linesLoadingModule(defaultLoadModuleWriter(site.target), module, site.target),
    )
    const fix = reviewFix('Load the modules', [assumedOf(site)], insertAfter(place, lines))
    return { severity, todo: isKnown ? `Load ${them}` : `Load ${them}, unless built in, as in 2.2`, fix }
  }
  const elsewhere = startLines(site, server, 'LoadModule').length > 0 || !isServerComplete(site, server)
  return { severity, todo: elsewhere ? `Add a LoadModule line for ${needs.length === 1 ? 'it' : 'each'}` : '' }
}

const assumedOf = ({ target }: Site): Assumption =>
  target?.folder
    ? {
        name: 'missing-modules:linked-in',
        sentence: '2.2 was built with its default modules, and no others (`httpd -l` of 2.2 lists them).',
      }
    : {
        name: 'missing-modules:usual-build',
        sentence: 'The modules of 2.4 are files in the folder modules below ServerRoot, as usual.',
      }

function nameOf({ kind, key, name, args }: Directive | Section): string {
  if (/^(order|allow|deny|satisfy)$/.test(key)) return `the Require that replaces ${name.value}`
  if (key === 'loadmodule') return args[0]?.value ?? name.value
  return kind === 'section' ? `<${name.value}>` : name.value
}

/**
 * The edits that add the LoadModule lines after the existing ones, but before lines that use or test the modules: a guard sees
 * only LoadModule lines above it (server/core.c, start_ifmod). Modules that use mod_proxy come after it.
 */
function editsFor(site: Site, server: Server, loads: LoadModuleLines, needs: readonly RequiredModule[]): Edit[] {
  const proxy = startLines(site, server, 'LoadModule').find(
    (line) => line.args[0]?.value === 'proxy_module' && !isConditional(site, line),
  )
  const isLate = proxy && (proxy.file !== loads.last.file || proxy.start > loads.last.start)
  const groups = { beside: [] as string[], afterProxy: [] as string[] }
  for (const { module } of needs) {
    const group = isLate && /^mod_proxy_/.test(module.name) ? groups.afterProxy : groups.beside
    group.push(...linesLoadingModule(loads, module, site.target))
  }
  const beside = groups.beside.length > 0 ? [insertBeside(loads, needs, groups.beside)] : []
  return proxy && groups.afterProxy.length > 0 ? [...beside, insertAfter(proxy, groups.afterProxy)] : beside
}

function insertBeside({ last }: LoadModuleLines, needs: readonly RequiredModule[], lines: readonly string[]): Edit {
  const level = new Set<Node>(siblings(last))
  const uses = needs
    .filter(({ because, isAlwaysNeeded }) => !isAlwaysNeeded && because.key !== 'loadmodule')
    .flatMap(({ because }) => inLevel(because, level))
  const names = new Set(needs.map(({ module }) => module.name))
  const guards = siblings(last).filter((node) => isSection(node) && names.has(testedModule(node)?.name ?? ''))
  const early = [...uses, ...guards].reduce<Node>((first, node) => (node.start < first.start ? node : first), last)
  // httpd reads other directives after all modules are loaded, and before ServerRoot a relative path has another base.
  const root = siblings(last).find((node) => node.kind === 'directive' && node.key === 'serverroot')
  if (root && early.kind === 'directive' && early.start < root.start && root.start < last.start)
    return insertAfter(root, lines)
  return early === last ? insertAfter(last, lines) : insertBefore(early, lines)
}

/** The node or a section around it, if one of them is on this level. */
const inLevel = (node: Directive | Section, level: ReadonlySet<Node>): readonly Node[] =>
  [node, ...ancestors(node)].filter((one) => level.has(one))
