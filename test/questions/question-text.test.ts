import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { openQuestionsText, questionText } from '../../src/questions/question-text.js'
import { findingsListed, openQuestions } from '../../src/questions/questions.js'
import { siteFromTexts } from '../../src/site/site.js'

const site = siteFromTexts({ 'httpd.conf': 'ServerRoot /srv\nListen 80\nDocumentRoot /srv/www\nInclude more/*.conf\n' })
const questions = openQuestions(migrate(site).findings).filter(({ isRare }) => !isRare)

test('each directive that no other file sets has one line, whichever question lists its fix', () => {
  const question = questions.find(({ name }) => name === 'unseen-defaults')
  const listed = question && findingsListed([question], questions).get(question)
  expect(
    question && questionText({ ...question, findings: listed ?? [] }),
  ).toBe(`No other file sets any of these for the whole server:
  Add AllowOverride All for all folders: httpd.conf:3
  EnableSendfile
  Add FileETag INode MTime Size: httpd.conf:2
  Add MaxConnectionsPerChild 10000: httpd.conf:2
  Add Options All: httpd.conf:3
  Add Timeout 300: httpd.conf:2
`)
})

test('statements are true or false, and the answers file says which is which', () => {
  expect(openQuestionsText(questions)).toMatch(
    /^\d statements to confirm: true or false\?\n.* confirmed = it is true; declined = it is false, with your reason\. .*:\n\n/,
  )
})
