// Written by `npm run build` from the files of rules/, for what needs no more of them: a rule cannot ask the list it is in.

/** The name of every rule, in the order of the list. */
export const ruleNames: readonly string[] = `
  accept-mutex access-control action-in-circles addoutputfilterbytype-error-pages addoutputfilterbytype-nested
  addoutputfilterbytype-order auth-basic-authoritative-off auth-basic-inheritance auth-dbd-htaccess
  auth-default-authoritative auth-digest-algorithm auth-digest-qop auth-digest-replay-check auth-file-long-line
  auth-file-type auth-group-file-missing auth-name-expression auth-type-unknown authn-provider-alias-content
  authz-require-unknown built-in-mpm cache-root-contents cache-session-identifiers cachedisable-argument
  cacheenable-forward-proxy cacheenable-mem-fd cacheignore-none-prefix config-variable configuration-of-2-0 cookie-log
  davlockdb-format default-type deflate-etag directorymatch-end-anchor distribution-layout double-backslash-eol
  dumpio-log-level empty-ldap-bind-password errordocument-expression fancy-index-dates filter-debug-level
  filter-unknown-provider filterprovider foreign-mpm freebsd-module-folder handler-on-directory header-content-type
  header-name-underscore headername-twice htaccess-guarded-require ignored-rule-unknown ignored-rule-unused
  include-no-match iterate-without-argument keepalive-value keepalivetimeout-value ldap-shared-cache-zero
  ldap-trusted-client-cert limit-htaccess-method limit-htaccess-override limit-outside-directory lines-for-22-alone
  listen-duplicate loose-host-name max-requests-per-thread mem-cache-directives misnamed-module-guard missing-modules
  module-folder name-virtual-host nested-ldap-groups no-allow-override no-cache-dir-levels no-default-type
  no-enable-sendfile no-extended-status no-file-etag no-limit-request-body no-max-requests-per-child no-options
  no-request-read-timeout no-ssl-proxy-checks no-timeout number-base options-for-one-version options-mixed-signs
  passwords-beside-ldap piped-error-log piped-log-shell places-of-old-layout proxy-section-tilde proxyiobuffersize-value
  proxypass-context proxypass-in-location reading-of-requests regex-substitution-ampersand removed-modules
  renamed-directives renamed-modules require-expression rewrite-lock rewrite-log rewrite-prefix-stat rewrite-query-blank
  rewrite-without-base rewritecond-expr rewritecond-new-operators scgi-path-info servername-wildcard servertokens-value
  setenv-path ssi-access-enable ssi-old-expressions ssl-compression ssl-dn-strings ssl-mutex ssl-revocation-lists
  sslcacertificate-in-section sslciphersuite-gone sslciphersuite-in-section sslprotocol-old-versions sslprotocol-tlsv1
  sslrandomseed-egd sslrequire-oid sslrequire-protocol sslrequire-syntax sslsessioncache-type
  sslstrictsnivhostcheck-names sslusername-require sslverifyclient-in-section sslverifydepth-in-section status-unknown
  substitute-end-of-line substitute-line-length substitute-override suexec-user-group third-party-modules
  unloadable-modules vhost-implicit-name-based vhost-namevirtualhost-mismatch win32-disable-acceptex
  configure-bundled-libraries configure-default-mpm configure-distcache configure-most-modules configure-old-option
  configure-static-modules htpasswd-default-hash old-module-name sbin-tools ssi-condition ssi-set-entities
`
  .trim()
  .split(/\s+/)
