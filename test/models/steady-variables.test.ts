import { describe, expect, test } from 'vitest'
import { isSteady } from '../../src/models/steady-variables.js'
import { siteFromTexts } from '../../src/site/site.js'

const steady = (text: string, name = 'X') => isSteady(siteFromTexts({ 'httpd.conf': `${text}\n` }), name)

describe('a variable is the same for the requests that httpd makes itself', () => {
  test.each([
    'SetEnvIf User-Agent good X',
    'SetEnvIfNoCase Remote_Addr ^10\\. X=1 Y=2',
    'SetEnvIf REMOTE_ADDR ^10 X',
    'BrowserMatch Good !X',
    'SetEnvIf Request_URI ^/a Y',
    '# SetEnv X 1',
    'PerlResponseHandler My::Pages',
    'PerlInitHandler Apache2::Reload',
    'SecRule REQUEST_URI "secret" "phase:1,pass,setenv:Y=1"',
  ])('%s', (line) => expect(steady(line)).toBe(true))
})

describe('a variable may be another one', () => {
  test.each([
    'SetEnvIf Request_URI ^/a X',
    'SetEnvIf Request_Method ^GET$ Y X=1',
    'setenvif request_uri ^/a "!X"',
    'SetEnvIf REDIRECT_STATUS 200 X',
    'SetEnv X 1',
    'PassEnv X',
    'UnsetEnv Y X',
    'RewriteRule ^/a - [L,E=X:1]',
    'RewriteRule ^/a - [env=!X,L]',
    'BrowserMatch Good X\nSetEnv X 1',
    'SetEnvIf Request_URI ^/a Y\nSetEnvIf Y . X',
    'SetEnvIf X-Mark . X\nRequestHeader set x-mark 1',
    'SecRule REQUEST_URI "secret" "phase:1,pass,setenv:X=1"',
    'SecAction "phase:1,pass,setenv:\'X=1\'"',
    'PerlHeaderParserHandler My::Variables',
    'PerlInitHandler Apache2::Reload My::Variables',
    'SetEnvIf User-Agent good X\nPythonAccessHandler variables',
  ])('%s', (text) => expect(steady(text)).toBe(false))

  test.each(['REDIRECT_STATUS', 'HTTPS', 'SSL_PROTOCOL'])('%s, which nobody sets', (name) =>
    expect(steady('', name)).toBe(false),
  )
})
