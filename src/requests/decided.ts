import { answersNothing, decide } from '../access/merge/decision.js'
import type { State } from '../access/merge/keyed-state.js'
import { inherit, initialState } from '../access/merge/state.js'
import { type Access, accessOf } from '../access/read/access.js'
import { saysAccess } from '../access/read/access-lines.js'
import { authorizersOf } from '../access/read/authorizers.js'
import { type Condition, type Leaf, leavesOf } from '../access/read/condition.js'
import { namesIn } from '../httpd/methods.js'
import type { Site } from '../site/site.js'
import { commandsUnder } from '../syntax/tree.js'
import type { Container } from './containers.js'

/** Who may have what a request reaches, as one version merges the sections that it meets. */
export interface Ruling {
  /** The sections among those met that bear on access, in the order of the merge. */
  readonly deciding: readonly Container[]
  /** The methods that one of them names. */
  readonly methods: readonly string[]
  /** Every question that one of them asks, whether another one replaces it or not. */
  readonly questions: readonly Leaf[]
  /** Whether a user is asked for, or could be. */
  readonly asksUser: boolean
  decide(method: string): Rule24
}

interface Rule24 {
  readonly condition: Condition
  /** Nobody can tell, or something else is answered than yes or no. */
  readonly unclear: boolean
}

/** What each section says is read once, however many requests meet it. */
export type AccessOfContainer = (container: Container) => Access

export function accessReader(site: Site): AccessOfContainer {
  const known = new Map<Container, Access>()
  return (container) => {
    const found = known.get(container) ?? accessOf(site, container.nodes)
    known.set(container, found)
    return found
  }
}

/** @param read what the sections say, by this version */
export function rulingOf(site: Site, met: readonly Container[], read: AccessOfContainer): Ruling {
  const inForce = met.filter((one, index) => isRead(site, one, met.slice(0, index)))
  const deciding = inForce.filter((one) => saysAccess(one.nodes))
  const said = deciding.map(read)
  const state = said.reduce((before: State, own) => inherit(before, own, false), initialState)
  const authorizers = authorizersOf(site)
  return {
    deciding,
    methods: [...new Set([...said.flatMap(methodsOf), ...limitsIn(inForce)])],
    questions: said.flatMap(questionsOf),
    asksUser: said.some((own) => own.authType) || said.flatMap(questionsOf).some(({ asksUser }) => asksUser),
    decide(method) {
      const { whole, doubt } = decide(state, method, authorizers)
      return {
        condition: whole,
        unclear: state.unclear !== false || doubt !== undefined || (site.from === '2.4' && answersNothing(state)),
      }
    },
  }
}

/** Whether httpd reads a `.htaccess` file: 2.2 did unless it was told not to, 2.4 does only if it is told to. */
function isRead(site: Site, container: Container, before: readonly Container[]): boolean {
  const holder =
    container.kind === 'htaccess' ? container : container.outer?.kind === 'htaccess' ? container.outer : undefined
  if (!holder) return true
  const lines = before.flatMap(({ nodes }) =>
    nodes.filter((node) => node.kind === 'directive' && node.key === 'allowoverride'),
  )
  const words = lines.at(-1)?.args.map(({ value }) => value.toLowerCase())
  return words ? !words.includes('none') : site.from === '2.2'
}

function methodsOf(own: Access): readonly string[] {
  const said = [own.host, own.authz?.tree].filter((one) => one !== undefined)
  return [
    ...namesIn(...said),
    ...(own.require ?? []).flatMap((line) => line.methods.names),
    ...own.satisfy.flatMap((line) => line.methods.names),
  ]
}

const limitsIn = (containers: readonly Container[]): readonly string[] =>
  containers.flatMap(({ nodes }) =>
    [...commandsUnder(nodes)].flatMap((node) =>
      /^limit(except)?$/.test(node.key) ? node.args.map(({ value }) => value) : [],
    ),
  )

function questionsOf(own: Access): readonly Leaf[] {
  const trees = [own.host, own.authz?.tree].flatMap((said) => (said ? [said.other, ...said.named.values()] : []))
  // On 2.4 they are in the tree.
  const required = (own.authz ? [] : (own.require ?? [])).map(
    ({ keyword, words }): Leaf => ({
      kind: 'leaf',
      provider: keyword,
      words: keyword === 'valid-user' ? '' : words,
      asksUser: true,
      from: undefined,
      key: `${keyword} ${words}`.trim(),
    }),
  )
  return [...trees.flatMap(leavesOf), ...required]
}
