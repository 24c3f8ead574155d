/**
 * Whether a package.json has the key httpd-upgrade at its top level. In invalid JSON, that key counts anywhere, if its value is
 * an object. A dependency of that name does not count.
 */
export function packageJsonHasSettings(text: string): boolean {
  if (!/"httpd-upgrade"\s*:/.test(text)) return false
  try {
    return Object.hasOwn(Object(JSON.parse(text.replace(/^\uFEFF/, ''))), 'httpd-upgrade')
  } catch {
    return /"httpd-upgrade"\s*:\s*\{/.test(text)
  }
}
