import { expect, test } from 'vitest'
import { folderText, segmentsOf } from '../../src/httpd/folder-path.js'

test('a folder is written with its drive in front, and without one from the root', () => {
  expect(folderText(segmentsOf('/C:/xampp/htdocs'))).toBe('C:/xampp/htdocs')
  expect(folderText(segmentsOf('/srv/www'))).toBe('/srv/www')
})
