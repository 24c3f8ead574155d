import type { Account, World } from './world.js'

/** Accounts that are the same everywhere on GitHub. */
const wellKnown: Readonly<Record<string, number>> = { 'github-actions[bot]': 41_898_282, 'web-flow': 19_864_447 }

/** The account of that login, made on first sight; a login that ends in `[bot]` is a bot's. */
export function accountOf(world: World, login: string, type?: Account['type']): Account {
  const known = world.accounts.get(login.toLowerCase())
  if (known) return known
  const id = wellKnown[login] ?? world.nextId()
  const account = { id, login, type: type ?? (login.endsWith('[bot]') ? 'Bot' : 'User') } as const
  world.accounts.set(login.toLowerCase(), account)
  return account
}

/** Commits by GitHub itself, and by whoever commits through a token. */
export const githubIdentity = { name: 'GitHub', email: 'noreply@github.com' }
export const identityOf = ({ id, login }: Account) => ({
  name: login,
  email: `${id}+${login}@users.noreply.github.com`,
})

/** The account behind a commit's address, where there is one: GitHub's own commits are `web-flow`'s. */
export function accountByEmail(world: World, email: string): Account | undefined {
  if (email === githubIdentity.email) return accountOf(world, 'web-flow')
  const login = /^\d+\+(.+)@users\.noreply\.github\.com$/.exec(email)?.[1]
  return login === undefined ? undefined : world.accounts.get(login.toLowerCase())
}
