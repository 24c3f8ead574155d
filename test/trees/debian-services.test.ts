import { describe, expect, test } from 'vitest'
import { run, useCli } from '../run-cli.js'

useCli()

/** Configuration of other programs, in the manner of what Debian's packages bring, and of what people make of it. */
const services: Readonly<Record<string, string>> = {
  'etc/clamav/clamd.conf':
    'User clamav\nPidFile /run/clamd.pid\nLocalSocket /run/clamd.ctl\nMaxThreads 12\nLogSyslog no\n',
  'etc/clamav/clamd-tcp.conf':
    'LogFile /var/log/clamd.log\nListen 3310\nMaxConnectionQueueLength 30\nUser clamav\nTimeout 60\n',
  'etc/collectd/collectd.conf': 'Interval 10\nLoadPlugin cpu\n<Plugin "unixsock">\n  SocketGroup "a"\n</Plugin>\n',
  'etc/collectd/collectd.conf.d/sensors.conf': 'Interval 60\nAddType volts voltage\nAddType fan fanspeed\n',
  'etc/cups/cups-files.conf':
    'SystemGroup lpadmin\nServerRoot /etc/cups\nDocumentRoot /usr/share/cups\nUser lp\nErrorLog syslog\n',
  'etc/cups/cupsd.conf':
    'LogLevel warn\nListen localhost:631\nBrowsing No\nDefaultAuthType Basic\n<Location />\n  Order allow,deny\n</Location>\n<Location /admin>\n  AuthType Default\n  Require user @SYSTEM\n  Order allow,deny\n</Location>\n<Policy default>\n  JobPrivateAccess default\n  <Limit Create-Job Print-Job>\n    Order deny,allow\n  </Limit>\n</Policy>\n',
  'etc/cups/printers.conf.d/limits.conf':
    '<Location /printers>\n  <Limit Send-Document>\n    Order deny,allow\n    Allow from 10.\n  </Limit>\n</Location>\n',
  'etc/dbus-1/system.d/a.conf':
    '<!DOCTYPE busconfig>\n<busconfig>\n  <policy user="root">\n    <allow own="org.a"/>\n    <deny send_destination="org.b"/>\n  </policy>\n  <limit name="max">5</limit>\n</busconfig>\n',
  'etc/dovecot/conf.d/10-auth.conf':
    'auth_mechanisms = plain\n!include auth-system.conf.ext\npassdb {\n  driver = pam\n}\n',
  'etc/fail2ban/jail.conf': '[DEFAULT]\nport = 0:65535\nprotocol = tcp\nfilter = %(__name__)s\n',
  'etc/haproxy/haproxy.conf':
    'global\n  user haproxy\n  group haproxy\ndefaults\n  timeout connect 5000\n  option httplog\n',
  'etc/inspircd/modules.conf': '<options prefixquit="Quit: ">\n<files motd="motd.txt">\n<module name="a.so">\n',
  'etc/ld.so.conf': 'include /etc/ld.so.conf.d/*.conf\n',
  'etc/lighttpd/conf-enabled/10-auth.conf':
    'server.modules += ( "mod_auth" )\n$HTTP["url"] =~ "^/a" {\n  auth.backend = "plain"\n}\n',
  'etc/logrotate.conf': 'weekly\nrotate 4\ncreate\ninclude /etc/logrotate.d\n',
  'etc/modprobe.d/bonding.conf': 'options bonding max_bonds=0\nalias net-pf-10 off\n',
  'etc/monit/conf-available/cron':
    'check process cron with pidfile /run/crond.pid\n  group system\n  if 5 restarts with 5 cycles then timeout\n',
  'etc/munin/munin-node.conf': 'log_level 4\nuser root\ngroup root\nhost *\nport 4949\nallow ^127\\.0\\.0\\.1$\n',
  'etc/nginx/sites-available/default':
    'server {\n  listen 80;\n  location / {\n    deny all;\n  }\n  include /etc/nginx/sites-enabled/a;\n}\n',
  'etc/postfix/main.conf': 'myhostname = a\nalias_maps = hash:/etc/aliases\n',
  'etc/proftpd/conf.d/incoming.conf':
    '<Directory /srv/ftp/in>\n  <Limit WRITE>\n    Order allow,deny\n    Allow from 10.\n  </Limit>\n</Directory>\n',
  'etc/proftpd/modules.conf':
    'ModulePath /usr/lib/proftpd\nModuleControlsACLs insmod allow user root\nLoadModule mod_tls.c\n',
  'etc/proftpd/proftpd.conf':
    'ServerType standalone\nPort 21\nMaxInstances 30\nUser proftpd\nGroup nogroup\nTimeoutIdle 1200\nTransferLog /var/log/xferlog\n<IfModule mod_quotatab.c>\nQuotaEngine off\n</IfModule>\n<Anonymous ~ftp>\n  MaxClients 10\n  <Limit LOGIN>\n    Order deny,allow\n    DenyAll\n  </Limit>\n</Anonymous>\n<VirtualHost 10.0.0.1>\n  AuthUserFile /etc/ftpd.passwd\n</VirtualHost>\n',
  'etc/proftpd/tls.conf': '<IfModule mod_tls.c>\n#TLSEngine on\n</IfModule>\n',
  'etc/squid/conf.d/debian.conf': 'logfile_rotate 0\nhttp_access allow localnet\n',
  'etc/ssh/sshd_config.d/20.conf': 'Port 2222\nLogLevel VERBOSE\nPermitRootLogin no\nAllowUsers alice\n',
  'etc/ssh/sshd_config.d/port.conf': 'Port 2222\n',
  'etc/supervisor/conf.d/a.conf': '[program:a]\ncommand=/usr/bin/a\nuser=www-data\n',
  'etc/systemd/system.conf': '[Manager]\nLogLevel=info\n',
  'etc/tinyproxy/tinyproxy.conf':
    'User tinyproxy\nGroup tinyproxy\nPort 8888\nTimeout 600\nDefaultErrorFile "/usr/share/tinyproxy/default.html"\nLogLevel Info\nPidFile "/run/tinyproxy.pid"\nMaxClients 100\nStartServers 10\nMinSpareServers 5\nMaxSpareServers 20\nMaxRequestsPerChild 0\nAllow 127.0.0.1\n',
  'etc/unbound/unbound.conf.d/a.conf': 'server:\n  port: 53\n  interface: 127.0.0.1\n',
  'etc/vsftpd.conf': 'listen=NO\nanonymous_enable=NO\n',
}

const httpds = {
  'etc/apache2/conf.d/security': 'ServerTokens OS\nServerSignature On\nTraceEnable Off\n',
  'etc/apache2/sites-available/default':
    'NameVirtualHost *:80\n<VirtualHost *:80>\n  DocumentRoot /var/www\n  <Directory /var/www>\n    Order allow,deny\n    Allow from all\n  </Directory>\n</VirtualHost>\n',
}

describe('/etc of a machine with many services', () => {
  test('what other programs read is not named, and not touched', () => {
    const { out, err, file } = run(services, ['--write', '--review', '--from', '2.2', 'etc'])
    expect(err).toContain('No httpd configuration was found in etc')
    for (const path of Object.keys(services)) {
      expect(file(path), path).toBe(services[path])
      expect(out + err).not.toContain(path)
    }
  })

  test('each of them by itself, too', () => {
    for (const [path, text] of Object.entries(services)) {
      const { file } = run({ [path]: text }, ['--write', '--review', '--from', '2.2', '.'])
      expect(file(path), path).toBe(text)
    }
  })

  test("httpd's files among them are found, and nothing else", () => {
    const files: Readonly<Record<string, string>> = { ...services, ...httpds }
    const { out, file } = run(files, ['--write', '--review', 'etc'])
    expect(file('etc/apache2/sites-available/default')).toContain('Require all granted')
    expect(out).toContain('2 files read')
    for (const [path, text] of Object.entries(services)) {
      expect(file(path), path).toBe(text)
      expect(out).not.toContain(path)
    }
  })
})
