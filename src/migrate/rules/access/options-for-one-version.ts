import {
  isAuthTypeOnlyOn24,
  linesGrantingMoreOn24,
  loginLinesForOneVersion,
  optionLinesWithoutCounterpart,
  reorderedOptionLines,
  replacingLoginLines,
} from '../../../models/for-one-version/options-for-one-version.js'
import { guardReadingOn24, guardReadingToday } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { fileAndLine, quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import type { Directive, Version } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const optionsForOneVersion = ruleOf('access', {
  id: 'options-for-one-version',
  title: 'Only one version reads an AllowOverride, Options or login line',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride',
  fixes: 'none',
  page: `
## What 2.2 did

2.2 does not read lines in a section for 2.4, such as \`<IfVersion >= 2.4>\`.

## What 2.4 does

2.4 does not read lines in a section for 2.2, such as \`<IfVersion < 2.4>\`. If a version has no line of its own for the
folder, the sections above apply. AllowOverride then turns \`.htaccess\` files on or off, with their access rules.
Options changes listings, scripts, includes and symbolic links. If one version lacks AuthType, AuthUserFile,
AuthGroupFile, AuthName, AuthBasicProvider or AuthLDAPURL, it answers 500, refuses everybody, or accepts other users.

## What the rule does

It reports each line that has no counterpart for the other version. It also reports a line for 2.4 that grants more than
the one for 2.2, and login lines that differ or are in a different order. You decide, because somebody wrote the section
on purpose.`,
  *check(site) {
    if (site.from === '2.4') return
    const lines = [
      ...optionLinesWithoutCounterpart(site, 'allowoverride'),
      ...optionLinesWithoutCounterpart(site, 'options'),
      ...loginLinesForOneVersion(site),
    ]
    for (const line of lines) {
      const { at, version } = line
      const other = version === '2.2' ? '2.4' : '2.2'
      const advice =
        version === '2.2'
          ? 'Write this line for 2.4 too, or check that nothing depends on it'
          : `Check that only 2.4 should use this line${isAuthTypeOnlyOn24(line) ? '. Where no Require is in force, 2.4 answers 500' : ''}`
      yield {
        at,
        message: `${other} does not read this ${at.name.value}${inSkipped(site, at, other)}, so ${other} uses the lines of the folders above. ${advice}.`,
      }
    }
    for (const { at, replaced } of [
      ...linesGrantingMoreOn24(site, 'allowoverride'),
      ...linesGrantingMoreOn24(site, 'options'),
    ]) {
      const message = `2.4 reads this ${at.name.value}, which grants more than the line for 2.2 (${fileAndLine(replaced)}). Check that 2.4 should grant more.`
      yield { at, message }
    }
    for (const { at, replaced } of reorderedOptionLines(site))
      yield {
        at,
        message: `The ${at.name.value} lines for 2.4 are in a different order than the lines for 2.2 (${fileAndLine(replaced)}). Check that the new order is right.`,
      }
    for (const { at, replaced } of replacingLoginLines(site))
      yield {
        at,
        message: `2.4 reads this ${at.name.value}; 2.2 reads another line (${fileAndLine(replaced)}). Check that both lines let in the same people.`,
      }
  },
})

/** The words ` in SECTION` for the section around a line that this version skips; empty if it skips none. */
function inSkipped(site: Site, at: Directive, version: Version): string {
  const read = version === '2.4' ? guardReadingOn24 : guardReadingToday
  const section = site
    .enclosing(at)
    .flat()
    .find((one) => read(site, one) === 'never')
  return section ? ` in ${quotedLineAndPlace(section)}` : ''
}
