import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackEach } from '../debian-packages.js'

/** The folder with what packages of Debian bring of configuration, one folder for each package. */
const folder = fileURLToPath(new URL('../../.cache/debian-files', import.meta.url))

/** Programs with configuration of their own. */
const services = `lighttpd nginx-common squid postfix openssh-server cups-daemon proftpd-core vsftpd tinyproxy haproxy
  dovecot-core fail2ban logrotate systemd supervisor clamav-freshclam collectd-core munin-node monit bind9 unbound
  exim4-config redis-server mariadb-common rsyslog samba-common snmpd openvpn dnsmasq ntpsec chrony freeradius-config slapd
  varnish pure-ftpd-common ngircd prosody mosquitto memcached privoxy polipo tor stunnel4 avahi-daemon dbus xinetd
  icecast2 smartmontools opendkim spamassassin keepalived corosync nagios-nrpe-server cron libc-bin`

/** Applications and modules that bring lines for a 2.4, and none for 2.2. */
const forHttpd = `backuppc bandwidthd cgit davical dwww gitweb gosa javascript-common libapache2-mod-auth-cas
  libapache2-mod-auth-mellon libapache2-mod-auth-openidc libapache2-mod-evasive libapache2-mod-fcgid libapache2-mod-geoip
  libapache2-mod-jk libapache2-mod-passenger libapache2-mod-perl2 libapache2-mod-qos libapache2-mod-rpaf
  libapache2-mod-security2 libapache2-mod-shib libapache2-mod-svn libapache2-mod-wsgi-py3 libapache2-mod-xsendfile
  libapache2-mpm-itk mailman3-web munin nagios4-cgi netdata-apache2 openstack-dashboard-apache php8.2-fpm
  libapache2-mod-php8.2 postfixadmin rt5-apache2 smokeping tt-rss doc-central libapache2-mod-md
  lemonldap-ng-handler nagvis xymon roundcube-core w3c-markup-validator`

const namesIn = (list: string): readonly string[] => list.trim().split(/\s+/)

/** What a person has of them, or makes into what they have: the rest is programs and pages. */
const isKept = (path: string): boolean =>
  /^etc\//.test(path) || (/(\.conf|\.cf|\.default|_config|htaccess)$/.test(path) && !/python3|\/doc\//.test(path))

/** Sees to it that they are there. Returns why they cannot be, or undefined when all is well. */
export function fetchFiles(): string | undefined {
  if (existsSync(folder)) return undefined
  try {
    unpackEach(folder, [...namesIn(services), ...namesIn(forHttpd)], isKept)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const thereOf = (list: string): readonly string[] => {
  const known = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return namesIn(list)
    .filter((name) => known.has(name))
    .map((name) => join(folder, name))
}

/** The folders of what was to be had: of other programs, and of what httpd reads. Fetches nothing. */
export const serviceFolders = (): readonly string[] => thereOf(services)
export const httpdFolders = (): readonly string[] => thereOf(forHttpd)
