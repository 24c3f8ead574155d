/**
 * What is wrong with names that httpd is started with (`SSL`, for `-D SSL`) or without (`!SSL`): one sentence, or undefined if
 * all of them are valid.
 */
export function defineNamesError(names: readonly string[]): string | undefined {
  const wrong = names.find((name) => !/^!?[^\s!=]+$/.test(name))
  if (wrong !== undefined) return `--define takes one name, such as SSL or !SSL, not ${JSON.stringify(wrong)}.`
  const both = names.find((name) => names.includes(`!${name}`))
  return both === undefined ? undefined : `--define ${both} and --define '!${both}' cannot be used together.`
}
