import { expect, test } from 'vitest'
// @ts-expect-error: a script of the project, which has no types
import { faultOf } from '../../scripts/commit-subjects.js'

test.each([
  'site: detect httpd.conf as main file on SUSE',
  'access/merge: read needed lines once',
  'build: from the sources of this landing',
  'action: bring back the box for labels',
  'Merge branch main',
])('right: %s', (subject) => {
  expect(faultOf(subject)).toBeUndefined()
})

test.each([
  ['A step that changes no state costs no key', /^Write "area: what to do"/],
  ['site: Detect httpd.conf', /^Write "area: what to do"/],
  ['site: detected httpd.conf as main file', /^Write the first verb as an order: not "detected"/],
  ['site: detecting httpd.conf', /"detecting"/],
  ['site: detect httpd.conf.', /full stop/],
  [`site: detect ${'x'.repeat(60)}`, /65 characters at most: these are 73/],
])('wrong: %s', (subject, fault) => {
  expect(faultOf(subject)).toMatch(fault)
})
