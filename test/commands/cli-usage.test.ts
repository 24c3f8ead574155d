import { describe, expect, test } from 'vitest'
import { run, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\nListen 80\n'
const only = ['--only', 'name-virtual-host']
const help = ' `httpd-upgrade --help` lists the options.'

describe('a call that makes no sense: one sentence, and nothing is done', () => {
  test.each<[string[], string]>([
    [['--writ', 'a.conf'], `There is no option --writ. Did you mean --write?${help}`],
    [['--fix'], `There is no option --fix. \`httpd-upgrade fix\`, or --write, applies the fixes.${help}`],
    [['--select=x'], `There is no option --select. --only names the rules to apply.${help}`],
    [['--frobnicate'], `There is no option --frobnicate.${help}`],
    [['-x'], `There is no option -x.${help}`],
    [
      ['--write', '--diff'],
      `--write and --diff cannot be used together: --write changes the files, --diff only shows the changes.${help}`,
    ],
    [['--from'], `--from needs a value.${help}`],
    [['--from', '2.0'], `--from takes auto, 2.2 or 2.4, not "2.0".${help}`],
    [
      ['--format', 'xml'],
      `--format takes text, json, sarif, github, gitlab, rdjson, rdjsonl, markdown, patch, statistics or files, not "xml".${help}`,
    ],
    [
      ['--format', 'jsno'],
      `--format takes text, json, sarif, github, gitlab, rdjson, rdjsonl, markdown, patch, statistics or files, not "jsno". Did you mean json?${help}`,
    ],
    [['--write=yes'], `--write takes no value.${help}`],
    [['--only', 'name-virtual-hots'], 'There is no rule name-virtual-hots. Did you mean name-virtual-host?'],
    [['--only', 'acces'], 'There is no rule acces. Did you mean access?'],
    [['--defaults', 'new'], `--defaults takes keep, safer or adopt, not "new".${help}`],
    [['--skip', 'a,name-virtual-host'], 'There is no rule a. `httpd-upgrade rules` lists them.'],
    [['--only', ''], `--only needs the name of a rule.${help}`],
    [['--only', ',', '--skip', 'x'], `--only needs the name of a rule.${help}`],
    [['--include', 'a['], '--include: "a[" is not a valid glob: a bracket is not closed.'],
    [['--exclude', '{a,b'], '--exclude: "{a,b" is not a valid glob: a bracket is not closed.'],
    [
      ['--exclude', '!b'],
      '--exclude: "!b" begins with "!", which is not supported here. Name only the files to include.',
    ],
    [['--exclude', ''], '--exclude: A glob must not be empty.'],
    [['', 'a.conf'], `A PATH must not be empty.${help}`],
    [['rules', 'name-virtual-hots'], 'There is no rule name-virtual-hots. Did you mean name-virtual-host?'],
    [['--config', 'none.json'], 'none.json does not exist.'],
    [
      ['--config', 'broken.json'],
      expect.stringMatching(/^broken\.json:1:19: Not valid JSON: .+\.$/) as unknown as string,
    ],
    [['--config', 'list.json'], 'list.json:1:1: The file must be an object of settings, such as {"from": "2.2"}.'],
    [['--config', 'misspelt.json'], 'misspelt.json:1:3: There is no setting "complet". Did you mean complete?'],
    [['--config', 'proto.json'], 'proto.json:1:3: There is no setting "constructor".'],
    [['--config', 'type.json'], 'type.json:1:15: "complete" must be true or false.'],
    [
      ['--config', 'rule.json'],
      'rule.json:1:14: There is no rule "name-virtual-hots". Did you mean name-virtual-host?',
    ],
    [
      ['--config', 'level.json'],
      'level.json:1:35: "rules" must be an object that maps rules to "off", "error", "warning" or "info".',
    ],
    [['--config', 'globs.json'], 'globs.json, "exclude": "a[" is not a valid glob: a bracket is not closed.'],
    [['--output', 'a.conf'], '--output a.conf would overwrite a.conf, which was read; name another file.'],
    [['--output', './link'], '--output ./link would overwrite a.conf, which was read; name another file.'],
    [['--output', ''], `--output needs the name of a file.${help}`],
    [['--context', ''], `--context needs the name of a folder.${help}`],
    [
      ['--write-baseline', 'x', '--format', 'json'],
      `--write-baseline makes no report; use --format in another run.${help}`,
    ],
    [['--baseline', 'x', '--no-baseline'], `--baseline and --no-baseline cannot be used together.${help}`],
    [['rules', 'access-control', 'default-type'], `\`httpd-upgrade rules\` does not take "default-type".${help}`],
    [['init', 'here'], `\`httpd-upgrade init\` does not take "here".${help}`],
    [['explain', '--write', 'x'], `\`httpd-upgrade explain\` does not take --write.${help}`],
    [['explain', '--husky', 'x'], `\`httpd-upgrade explain\` does not take --husky.${help}`],
    [['explain', '--start', 'x'], `\`httpd-upgrade explain\` does not take --start.${help}`],
    [['requests', '--husky'], `\`httpd-upgrade requests\` does not take --husky.${help}`],
    [['compare', '--yes', 'http://a', 'http://b'], `\`httpd-upgrade compare\` does not take --yes.${help}`],
    [
      ['compare', '--start', '-'],
      `--start cannot be used with standard input, which has no folder. Name the files.${help}`,
    ],
    [
      ['requests', '--migrated', '.', '-'],
      `--migrated cannot be used with standard input, which has no folder. Name the files.${help}`,
    ],
    [
      ['--output', 'no/such/file'],
      'The report was not written: no/such/file could not be written: its folder does not exist.',
    ],
  ])('%j', (args, message) => {
    const files = {
      'a.conf': old,
      'broken.json': '{ "complete": true',
      'globs.json': '{ "exclude": ["a["] }',
      link: '-> a.conf',
      'list.json': '[]',
      'misspelt.json': '{ "complet": true }',
      'proto.json': '{ "constructor": true }',
      'type.json': '{ "complete": "yes" }',
      'rule.json': '{ "rules": { "name-virtual-hots": "off" } }',
      'level.json': '{ "rules": { "name-virtual-host": "loud" } }',
    }
    const { code, out, err, file } = run(files, args)
    expect(err.slice(0, -1)).toEqual(
      typeof message === 'string'
        ? `httpd-upgrade: ${message}`
        : expect.stringMatching(/^httpd-upgrade: broken\.json:1:19: Not valid JSON: .+/),
    )
    expect([code, out, file('a.conf')]).toEqual([2, '', old])
  })

  test('settings that are right are taken', () => {
    const files = { 'a.conf': old, 'd/b.conf': old, 'c.txt': old }
    const settings = {
      $schema: 'x',
      complete: true,
      from: '2.4',
      include: ['*.txt'],
      exclude: ['d'],
      rules: { 'name-virtual-host': 'error' },
    }
    const { code, out, err } = run({ ...files, 's.json': JSON.stringify(settings) }, [
      ...only,
      '--config',
      's.json',
      '--format',
      'json',
    ])
    expect([code, err]).toEqual([1, ''])
    const report = JSON.parse(out)
    expect([report.complete, report.from, report.files.map(({ path }: { path: string }) => path)]).toEqual([
      true,
      '2.4',
      ['a.conf', 'c.txt'],
    ])
    expect(report.files[0].findings[0].severity).toBe('error')
    const off = run({ ...files, 's.json': '{ "rules": { "name-virtual-host": "off" } }' }, [
      ...only,
      '--config',
      's.json',
      'a.conf',
    ])
    expect([off.code, off.out]).toEqual([0, '1 file read: no problems for 2.4.\n'])
  })
})
