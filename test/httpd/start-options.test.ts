import { describe, expect, test } from 'vitest'
import { startOptionsIn } from '../../src/httpd/start-options.js'

describe('what httpd is started with', () => {
  test.each([
    [
      'etc/conf.d/apache2',
      'APACHE2_OPTS="-D DEFAULT_VHOST -D INFO -D SSL"\n#PIDFILE=/x\n',
      ['DEFAULT_VHOST', 'INFO', 'SSL'],
    ],
    ['etc/conf.d/apache2', 'APACHE2_OPTS="-D SSL"\nAPACHE2_OPTS="${APACHE2_OPTS} \\\n  -D PHP5"\n', ['SSL', 'PHP5']],
    ['etc/conf.d/apache2', 'APACHE2_OPTS="-D SSL"\nAPACHE2_OPTS="-D PHP5"\n', ['PHP5']],
    ['etc/sysconfig/httpd', "HTTPD=/usr/sbin/httpd.worker\nOPTIONS='-DSSL -D DEV'\n", ['SSL', 'DEV']],
    ['etc/sysconfig/apache2', 'APACHE_SERVER_FLAGS="SSL -D STATUS"\nAPACHE_MODULES="dir -D x"\n', ['SSL', 'STATUS']],
    ['etc/apache2/envvars', "export APACHE_ARGUMENTS='-D STAGING'\n", ['STAGING']],
    ['etc/default/apache2', 'APACHE2_OPTS="-D A"\n', ['A']],
    ['etc/rc.conf', 'apache22_enable="YES"\napache22_flags="-DSSL"\nsyslogd_flags="-D no"\n', ['SSL']],
    [
      'etc/systemd/system/httpd.service',
      '[Service]\nExecStart=/usr/sbin/httpd $OPTIONS -D LIVE -DFOREGROUND\n',
      ['LIVE'],
    ],
    [
      'etc/init.d/httpd',
      '#!/bin/sh\ncase "$1" in\nstart) /opt/apache/bin/httpd -D LIVE -k start ;;\nstartssl) $httpd -DSSL ;;\nesac\n',
      ['LIVE'],
    ],
    [
      'System/Library/LaunchDaemons/org.apache.httpd.plist',
      '<key>ProgramArguments</key>\n<array>\n<string>/usr/sbin/httpd</string>\n<string>-D</string>\n<string>FOREGROUND</string>\n<string>-D</string>\n<string>WEBSERVICE_ON</string>\n</array>',
      ['WEBSERVICE_ON'],
    ],
  ])('%s: %j', (path, text, defines) => {
    expect(startOptionsIn(path, text)?.defines).toEqual(defines)
  })

  test.each([
    ['etc/sysconfig/httpd', '#OPTIONS="-D SSL"\n'],
    ['etc/rc.conf', 'OPTIONS="-D SSL"\n'],
    ['etc/init.d/httpd', '# httpd -D SSL\nkill -f httpd.pid\n'],
  ])('%s says nothing: %j', (path, text) => {
    expect(startOptionsIn(path, text)).toBeUndefined()
  })

  test('the main file and the folder, too', () => {
    expect(startOptionsIn('etc/sysconfig/httpd', 'OPTIONS="-d /srv/httpd -f conf/live.conf -D X"\n')).toEqual({
      defines: ['X'],
      root: '/srv/httpd',
      main: 'conf/live.conf',
    })
    expect(startOptionsIn('etc/sysconfig/apache2', 'APACHE_HTTPD_CONF="/etc/apache2/live.conf"\n')).toMatchObject({
      main: '/etc/apache2/live.conf',
    })
  })
})
