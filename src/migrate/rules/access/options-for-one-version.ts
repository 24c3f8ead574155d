import {
  asksNobody,
  laxerOn24,
  linesForOne,
  loginsForOne,
  loginsReplaced,
  optionsMoved,
} from '../../../models/for-one-version/options-for-one-version.js'
import { fileAndLine } from '../../../syntax/place.js'
import { ruleOf } from '../../rule.js'

export const optionsForOneVersion = ruleOf('access', {
  id: 'options-for-one-version',
  title: 'AllowOverride, Options or a login that one version alone reads',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride',
  page: `
An AllowOverride in a guard such as \`<IfVersion < 2.4>\` or \`<IfModule mod_authz_core.c>\` holds for one of the two versions.
Where the other one has no line for the same folder, it goes by what is said above. So \`.htaccess\` files are read that
were passed over, or the other way round. With them come their rules of access, and whatever those who can write there put into
them. With Options it is listings, scripts, includes and symbolic links. One of them may lack an AuthType, AuthUserFile, AuthGroupFile, AuthName, AuthBasicProvider or AuthLDAPURL, beside a Require that both read or above one. It then answers 500, or refuses everybody, or takes other users, where the other asks for a password.

Where each version has a line of its own, that of 2.4 is named if it grants what that of 2.2 does not. One of a login is named if it
differs, and each that stands in another order.

There is no fix, since the guard was set by somebody who may have meant it.`,
  *check(site) {
    if (site.from === '2.4') return
    const lines = [...linesForOne(site, 'allowoverride'), ...linesForOne(site, 'options'), ...loginsForOne(site)]
    for (const line of lines) {
      const { at, version } = line
      const other = version === '2.2' ? '2.4' : '2.2'
      const advice =
        version === '2.2'
          ? 'say it for 2.4 too, or make sure that nothing depends on it'
          : `make sure that this is intended${asksNobody(line) ? '. Where no Require is in force, 2.4 answers 500' : ''}`
      yield { at, message: `${other} does not read this ${at.name.value}, and goes by the sections above; ${advice}.` }
    }
    for (const { at, instead } of [...laxerOn24(site, 'allowoverride'), ...laxerOn24(site, 'options')]) {
      const message = `2.4 reads this ${at.name.value}, which grants more than what 2.2 reads in its place (${fileAndLine(instead)}). Make sure that this is intended.`
      yield { at, message }
    }
    for (const { at, instead } of optionsMoved(site))
      yield {
        at,
        message: `2.4 reads this ${at.name.value} in another order among its like than 2.2 does (${fileAndLine(instead)}). Make sure that this is meant.`,
      }
    for (const { at, instead } of loginsReplaced(site))
      yield {
        at,
        message: `2.4 reads this ${at.name.value}, and 2.2 another one in its place (${fileAndLine(instead)}). Make sure that both let the same people in.`,
      }
  },
})
