import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const old = '<Directory "/srv">\nOrder allow,deny\nAllow from all\n</Directory>\n'

/** What safe fixes make of an old section beside other lines of a configuration that is given whole. */
function withLines(lines: string): string {
  const site = siteFromTexts({ 'httpd.conf': old + lines }, { complete: true, from: '2.2' })
  const [file] = site.files
  return (file && migrate(site, { rules: [accessControl] }).texts.get(file)) ?? old + lines
}

const perl = (body: string) => `<Perl>\n${body}\n</Perl>\n`

describe('code that only loads modules makes no section', () => {
  test.each([
    ['a module of mod_perl', 'use Apache2::RequestRec ();'],
    [
      'several, and a comment',
      '# what the scripts need\nuse strict;\n  use warnings FATAL => "all";\nrequire ModPerl::Registry ;',
    ],
    ['words to import', 'use Apache2::Const -compile => qw(OK DECLINED);'],
    [
      'a program to load',
      'use Plack::Handler::Apache2;\nPlack::Handler::Apache2->preload("/srv/a.psgi", \'/srv/b.psgi\');',
    ],
    ['nothing', '# %Directory = ();'],
  ])('%s', (_what, body) => {
    expect(withLines(perl(body))).toBe(`<Directory "/srv">\nRequire all granted\n</Directory>\n${perl(body)}`)
  })

  test('nor does a module that a line of its own loads', () => {
    expect(withLines('PerlModule My::Site\n')).toContain('Require all granted')
  })
})

describe('code that may make sections leaves fixes for review', () => {
  test.each([
    ['a variable', '$Location{"/x"} = { Require => "valid-user" };'],
    ['a list behind a module', 'use strict;\npush @Alias, ["/x", "/srv/x"];'],
    ['text as configuration', 'use Apache2::ServerUtil ();\nApache2::ServerUtil->server->add_config(["Satisfy any"]);'],
    ['a module of the site, which may hand it variables', 'use My::Site;'],
    ['one whose name begins like a known one', 'use Apache2::ServerUtil::Mine;'],
    ['the same in an older way of writing', "use Apache2::Log'Mine;"],
    ['one that is told variables to hand on', 'use Apache2::Const qw(%Location);'],
    ['a file', 'require "/srv/access.pl";'],
    ['a file run', 'do "/srv/access.pl";'],
    ['a file run where words are due', 'use Apache2::Const do "/srv/access.pl";'],
    ['code in a string', "eval 'use strict;';"],
    ['a block', 'BEGIN { require Apache2::Log; }'],
    ['a call within words', 'use Apache2::Log ("a", access());'],
    ['a variable in a string', 'Plack::Handler::Apache2->preload("/srv/@{[access()]}");'],
    ['another call', 'My::Site->protect("/x");'],
    ['another call of a known module', 'Plack::Handler::Apache2->load_app("/x");'],
    ['a call of what the call gives', 'Plack::Handler::Apache2->preload("/x")->protect;'],
    ['a string over several lines', 'Plack::Handler::Apache2->preload("/x\n# y");'],
    ['words without an end', 'use strict;\nuse Apache2::Log'],
    ['what a template fills in', 'Plack::Handler::Apache2->preload("__APP_FILE__");'],
    ['lines of a template', 'use strict;\n<%= @more %>'],
    ['what follows the end of the code', 'use strict;\n__END__\nuse strict;'],
  ])('%s', (_what, body) => {
    expect(withLines(perl(body))).toBe(old + perl(body))
  })

  test.each([
    ['a handler of its own', '<Perl handler=My::Sections>\nuse strict;\n</Perl>\n'],
    ['a section that is never closed', '<Perl>\nuse strict;\n'],
    ['a line of code', 'Perl $Location{"/x"} = {};\n'],
    ['a second section', `${perl('use strict;')}${perl('%Location = ();')}`],
  ])('%s', (_what, lines) => {
    expect(withLines(lines)).toBe(old + lines)
  })
})
