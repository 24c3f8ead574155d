import { expect, test } from 'vitest'
import { segmentsOf, shownFolder } from '../../src/httpd/folder-path.js'

test('a folder is written with its drive in front, and without one from the root', () => {
  expect(shownFolder(segmentsOf('/C:/xampp/htdocs'))).toBe('C:/xampp/htdocs')
  expect(shownFolder(segmentsOf('/srv/www'))).toBe('/srv/www')
})
