import { expect, test } from 'vitest'
import { versionModel } from '../../src/requests/version-model.js'
import { siteFromTexts } from '../../src/site/site.js'

test('2.4 merges locations with one another before it joins them with directories', () => {
  const text = `DocumentRoot /srv
<Directory /srv>
Require all denied
</Directory>
<Location /s>
Require all granted
</Location>
<Location /s/x>
AuthType Basic
AuthName R
AuthUserFile /u
AuthMerging And
Require user bob
</Location>
`
  const site = siteFromTexts({ 'httpd.conf': text }, { from: '2.4', complete: true })
  const model = versionModel(site, { isFile: () => true, isFolder: () => false })
  const { main } = model.configuration
  const decided = (url: string) => model.ruling(model.reach(main, url)).decide('GET')
  expect(decided('/a.html')).toMatchObject({ key: '0' })
  expect(decided('/s/a.html')).toMatchObject({ key: '1' })
  // A real 2.4 answers bob with 403.
  expect(decided('/s/x/a.html')).toMatchObject({ key: '0' })
})
