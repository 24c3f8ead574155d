import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { assumeCompleteNotes } from '../../src/report/unseen-text.js'
import { siteFromTexts } from '../../src/site/site.js'

function told(text: string, complete = true): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete, from: '2.2' })
  return assumeCompleteNotes(site, migrate(site).findings).join('\n')
}

const old = '<Directory "/srv">\nOrder allow,deny\nAllow from all\n</Directory>\n'
const granted =
  ' in content that is not among the given files. Because of --assume-complete, it is assumed to set no access rules.'

describe('what is taken for granted of a configuration that is said to be whole', () => {
  test.each([
    ['a file that is not given', `${old}Include conf/more.conf\n`, 'httpd.conf:5 brings'],
    ['a line of a template', `{{ sections }}\n${old}`, 'httpd.conf:1 brings'],
    ['one in a virtual host', `<VirtualHost *:80>\n@EXTRA@\n</VirtualHost>\n${old}`, 'httpd.conf:2 brings'],
    ['two of them', `Include a.conf\nInclude b.conf\n${old}`, 'httpd.conf:1 and 1 more line bring'],
    ['three of them', `Include a.conf\nInclude b.conf\n${old}Include c.conf\n`, 'httpd.conf:1 and 2 more lines bring'],
  ])('%s', (_what, text, beginning) => {
    expect(told(text)).toBe(beginning + granted)
  })

  test.each([
    ['a folder may be empty', `${old}Include conf.d/\n`],
    ['a pattern may match nothing', `${old}Include conf.d/*.conf\n`],
    ['a tag that only chooses brings in nothing', `{% if x %}\n{% endif %}\n${old}`],
    ['nothing rests on it', 'Include conf/more.conf\nListen 80\n'],
  ])('not said: %s', (_why, text) => {
    expect(told(text)).toBe('')
  })

  test('not said where the files are not said to be all: then it stands with each fix', () => {
    expect(told(`${old}Include conf/more.conf\n`, false)).toBe('')
  })
})

test('files that may be of several servers are judged alone and together, and each part is named', () => {
  const deny = '<Directory />\nOrder deny,allow\nDeny from all\n</Directory>\n'
  const texts = { 'templates/a.conf.erb': deny, 'test/cookbooks/b/templates/b.conf.erb': deny }
  const site = siteFromTexts(texts, { complete: true })
  expect(assumeCompleteNotes(site, migrate(site).findings)).toEqual([
    'the repository itself, test/cookbooks/b may be on different servers, so --assume-complete checked each alone, each pair, and all together. A fix is safe only if it is exact in every case.',
  ])
})
