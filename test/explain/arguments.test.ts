import { describe, expect, test } from 'vitest'
import { parseCommandLine } from '../../src/command-line/arguments.js'

describe('httpd-upgrade explain', () => {
  test.each<readonly [string[], string | undefined]>([
    [[], undefined],
    [["Invalid command 'Order', perhaps misspelled"], "Invalid command 'Order', perhaps misspelled"],
    [['client', 'denied', 'by', 'server'], 'client denied by server'],
    [['AH01630'], 'AH01630'],
    [['AH01630', 'AH00548:'], 'AH01630\nAH00548:'],
    [['KeepAlive must be On or Off', 'AH01630'], 'KeepAlive must be On or Off\nAH01630'],
  ])('%j', (words, message) => {
    expect(parseCommandLine(['explain', ...words])).toMatchObject({ name: 'explain', message })
  })

  test('looks in the current folder, or where --path says', () => {
    expect(parseCommandLine(['explain'])).toMatchObject({ options: { paths: ['.'] } })
    expect(parseCommandLine(['explain', '--path', 'a', '--path', 'b', 'AH01630', '--format', 'json'])).toMatchObject({
      message: 'AH01630',
      options: { paths: ['a', 'b'], format: 'json' },
    })
    expect(() => parseCommandLine(['--path', 'a'])).toThrow('Only `httpd-upgrade explain` takes --path')
    expect(() => parseCommandLine(['explain', '--format', 'sarif'])).toThrow(
      '--format, with explain, takes text or json, not "sarif".',
    )
  })
})

describe('--verify', () => {
  test('takes a command that names the copy', () => {
    expect(parseCommandLine(['--verify', 'httpd -t -f {}', 'conf'])).toMatchObject({
      options: { verify: 'httpd -t -f {}', paths: ['conf'] },
    })
    expect(parseCommandLine(['--verify', 'test.sh {root}'])).toMatchObject({ options: { verify: 'test.sh {root}' } })
    expect(() => parseCommandLine(['--verify', 'httpd -t'])).toThrow('{} stands for the main file')
    expect(() => parseCommandLine(['--verify', ''])).toThrow('{} stands for the main file')
  })
})
