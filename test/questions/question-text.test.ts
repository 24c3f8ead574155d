import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { openQuestionsText, questionText } from '../../src/questions/question-text.js'
import { openQuestions, questionItems } from '../../src/questions/questions.js'
import { siteFromTexts } from '../../src/site/site.js'

const site = siteFromTexts({ 'httpd.conf': 'ServerRoot /srv\nListen 80\nDocumentRoot /srv/www\nInclude more/*.conf\n' })
const questions = openQuestions(migrate(site).findings).filter(({ isRarelyTrue }) => !isRarelyTrue)

test('a question lists its changes with their reasons, and then the condition', () => {
  const question = questions.find(({ name }) => name === 'unseen-defaults')
  const [item] = question ? questionItems([question], questions) : []
  expect(item && questionText(item)).toBe(`Keep these defaults of 2.2?
  Add Timeout 300: httpd.conf:2
    2.4 waits 60 seconds for slow scripts, back ends and clients; 2.2 waited 300.
  Add AllowOverride All for all folders: httpd.conf:3
    If "/srv/www" has a .htaccess file, 2.4 answers 500, because no AllowOverride covers the folder; 2.2 obeyed the file.
  Add Options All: httpd.conf:3
    2.4 allows only FollowSymLinks in "/srv/www", because no Options line covers it; 2.2 allowed All, with listings, scripts and includes.
  Only if: No other file sets AllowOverride, Options or Timeout for the whole server.
  To check: see what \`grep -rniE 'AllowOverride|Options|Timeout'\` finds in the other configuration files of the old server.
`)
})

test('a default that is safer in 2.4 has a question of its own, with both of its conditions', () => {
  const question = questions.find(({ name }) => name === 'unseen-defaults:FileETag')
  const [item] = question ? questionItems([question], questions) : []
  expect(item && questionText({ ...item, number: 3 })).toBe(
    `3. 2.4 leaves the inode out of ETags, which is safer, but clients fetch every cached file again after the upgrade.
   Keep 2.2's default: add FileETag INode MTime Size?
     httpd.conf:2
     Only if both are true: It would be a problem if clients fetched all cached files again after the upgrade. No other file sets FileETag for the whole server.
     To check: see what \`grep -rniE 'FileETag'\` finds in the other configuration files of the old server.
`,
  )
})

test('the answers file says which changes to make', () => {
  expect(openQuestionsText(questions)).toMatch(
    /^\d questions to answer:\n.* confirmed = make the change; declined = leave the lines, with your reason\. httpd-upgrade --diff --review shows .*:\n\n/,
  )
})
