import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { conditionToCheck } from '../../src/questions/assumptions.js'
import { siteFromTexts } from '../../src/site/site.js'

const open = '<Directory /srv>\nOrder allow,deny\nAllow from all\n</Directory>\n'

test.each([
  [
    'access rules that may stand elsewhere',
    { 'a.conf': open },
    'does this repository have every file with access rules for the changed folders',
  ],
  [
    'a .htaccess file, of whose server nothing is seen',
    { 'a/.htaccess': 'Order allow,deny\nAllow from all\n' },
    "is it true that the server's own configuration sets no access rules for these folders, and that its AllowOverride there includes AuthConfig?",
  ],
  ['text/plain', { 'a.conf': 'DefaultType text/plain\n' }, 'may files of unknown type be sent without a Content-Type?'],
  [
    'a type',
    { 'a.conf': 'DefaultType text/html\n' },
    'is DefaultType all that decides the type of files without an extension here (no mod_mime_magic or SetHandler)?',
  ],
  [
    'a network file system',
    { 'httpd.conf': 'ServerRoot /x\nListen 80\nFileETag All\n' },
    'is all content on local disks, and none on NFS or SMB?',
  ],
])('what is assumed is asked as a question: %s', (_, texts, question) => {
  const { findings } = migrate(siteFromTexts(texts), { fixes: 'all' })
  const asked = findings.filter(({ fix }) => fix && !fix.safe).map(conditionToCheck)
  expect(asked.join('\n')).toContain(`Check first: ${question}`)
})

test('what is rarely so is no question, but says whom it is for', () => {
  const texts = { 'httpd.conf': 'ServerRoot /x\nListen 80\nIndexOptions FancyIndexing\n' }
  const { findings } = migrate(siteFromTexts(texts), { fixes: 'all' })
  const dates = findings.find(({ rule }) => rule.id === 'fancy-index-dates')
  expect(dates && conditionToCheck(dates)).toBe(
    'Needed only if a program reads the dates in folder listings, and the server is httpd 2.4.26 or later.',
  )
})
