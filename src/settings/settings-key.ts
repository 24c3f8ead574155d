/**
 * Whether the text of a package.json has our key, whatever it holds. Most files of that name are none of ours, and may be as
 * broken as they like; a name among the dependencies is no settings.
 */
export function hasSettingsKey(text: string): boolean {
  if (!/"httpd-upgrade"\s*:/.test(text)) return false
  try {
    return Object.hasOwn(Object(JSON.parse(text.replace(/^\uFEFF/, ''))), 'httpd-upgrade')
  } catch {
    return /"httpd-upgrade"\s*:\s*\{/.test(text)
  }
}
