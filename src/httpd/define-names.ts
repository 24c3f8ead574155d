/**
 * Why these are no names that httpd can be started with (`SSL`, for `-D SSL`) or without (`!SSL`): a sentence; undefined where
 * all is well.
 */
export function troubleWithDefines(names: readonly string[]): string | undefined {
  const wrong = names.find((name) => !/^!?[^\s!=]+$/.test(name))
  if (wrong !== undefined) return `--define takes one name, such as SSL or !SSL, not ${JSON.stringify(wrong)}.`
  const both = names.find((name) => names.includes(`!${name}`))
  return both === undefined ? undefined : `--define ${both} and --define '!${both}' exclude each other.`
}
