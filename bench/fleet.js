// `node bench/fleet.js [RULE …]`: which rules take more than in proportion where each of many virtual hosts has what their pages
// show. The first cases of a page go into 150 hosts and into 600: four times the time, where all is well. It measures src, not dist.
import { casesOf } from '../scripts/rule-page.js'
import { fromSource } from '../scripts/source.js'

const { migrate, parse, rules, siteOf, usualForms } = await fromSource(['index', 'migrate/rule'])
const choices = { ...usualForms, confirmed: new Set(), declined: new Map() }
/** How many times as much is too much, and below which time in ms none is: what is short says little. */
const [most, short] = [5, 600]
const named = process.argv.slice(2)

// What is run for the first time takes longer.
for (const rule of rules.slice(0, 5)) timeOf(rule, 50)
const wanted = rules.filter(({ id }) => named.length === 0 || named.includes(id))
let steep = 0
for (const rule of wanted) {
  const cost = costOf(rule)
  if (isSteep(cost)) steep++
  if (isSteep(cost) || named.length > 0) say(rule, cost)
}
console.log(
  `pages of rules that cost over ${most} times as much in 600 hosts as in 150: ${steep} of ${wanted.length} (aim: 0)`,
)

function say(rule, { few, many, times }) {
  const cost = `${times.toFixed(1)} times the cost of 150 (${few.toFixed(0)} ms, ${many.toFixed(0)} ms; ${slowest(rule)})`
  console.log(`600 hosts with what the page of ${rule.id} shows: ${cost}`)
}

function isSteep({ many, times }) {
  return many > short && times > most
}

/** What looks steep is measured again: something else may have run beside it. */
function costOf(rule) {
  const measure = () => [timeOf(rule, 150), timeOf(rule, 600)]
  let [few, many] = measure()
  if (isSteep({ many, times: many / few })) {
    const again = measure()
    ;[few, many] = [Math.min(few, again[0]), Math.min(many, again[1])]
  }
  return { few, many, times: many / few }
}

/** The time of the processor in ms. */
function timeOf(rule, hosts) {
  const texts = fleetOf(rule, hosts)
  return timed(() => migrate(siteIn(texts)))
}

function timed(action) {
  const start = process.cpuUsage()
  action()
  return process.cpuUsage(start).user / 1e3
}

function siteIn(texts) {
  return siteOf(Object.entries(texts).map(([path, text]) => parse(text, path)))
}

/** The two rules that take most by themselves, when what rules share has been worked out. */
function slowest(rule) {
  const site = siteIn(fleetOf(rule, 600))
  migrate(site)
  const times = rules.map((one) => ({ id: one.id, time: timed(() => Array.from(one.check(site, choices))) }))
  const [first, second] = times.sort((one, other) => other.time - one.time)
  return `by themselves ${[first, second].map(({ id, time }) => `${id} ${time.toFixed(0)} ms`).join(', ')}`
}

/** Files by path: a server with so many hosts, each of which says what the page shows; not what is for servers alone. */
function fleetOf(rule, hosts) {
  const blocks = casesOf(rule)
    .flatMap(({ parts }) => parts.filter(({ shows, language }) => shows === 'before' && language === 'apache'))
    .slice(0, 6)
    .filter(({ words }) => !words.includes('from=2.4'))
    .filter(({ text }) => !/^\s*(<VirtualHost|NameVirtualHost|Listen|ServerRoot|Include)/im.test(text))
  const [folder, host] = [true, false].map((is) =>
    blocks.flatMap(({ file, text }) => (file.endsWith('.htaccess') === is ? text : [])).join(''),
  )
  const files = { 'httpd.conf': 'ServerRoot "/etc/httpd"\nListen 80\nNameVirtualHost *:80\nInclude hosts/*.conf\n' }
  for (let n = 0; n < hosts; n++)
    files[`hosts/${n}.conf`] = `<VirtualHost *:80>
ServerName h${n}.example.org
DocumentRoot /srv/h${n}
${host}<Directory /srv/h${n}>
${folder}</Directory>
</VirtualHost>
`
  return files
}
