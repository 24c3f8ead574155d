/**
 * Other spellings of a URL. httpd treats some of them as equal, but patterns may not (server/util.c, ap_getparents, ap_no2slash,
 * ap_unescape_url).
 */
export function otherSpellingsOf(path: string): readonly string[] {
  const [plain = '', query] = path.split('?', 2)
  const at = plain.replace(/\/$/, '').lastIndexOf('/')
  const [folder, name] = [plain.slice(0, at), plain.slice(at + 1)]
  const rest = query === undefined ? '' : `?${query}`
  if (name === '') return [`//${rest}`]
  const first = /^[A-Za-z0-9]/.exec(name)?.[0]
  const escaped = first ? `%${first.charCodeAt(0).toString(16)}${name.slice(1)}` : name
  const all = [
    `${folder}//${name}`,
    `/${folder}/${name}`,
    `${folder}/./${name}`,
    `${folder}/none/../${name}`,
    `${folder}/${escaped}`,
    ...(folder === '' ? [] : [`${folder}%2f${name}`]),
    `${plain}/more`,
  ]
  return [...new Set(all)].filter((one) => one !== plain).map((one) => one + rest)
}

/** The URL with a line end in it. The versions differ in whether `.` and `$` in a pattern match a line end. */
export function spellingsWithLineEnds(path: string): readonly string[] {
  const [plain = ''] = path.split('?', 1)
  const at = plain.lastIndexOf('/')
  return [`${plain.slice(0, at)}/%0a${plain.slice(at + 1)}`, `${plain}%0a`]
}
