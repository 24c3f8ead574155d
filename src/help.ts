export const help = `Usage: httpd-upgrade [OPTION…] [PATH…]

Finds what Apache httpd 2.4 would trip over in a 2.2 configuration, and changes nothing.
PATH: files, folders, or - for standard input; the current folder unless given.

  --write            put the fixes that cannot change behaviour into the files
  --diff             show them as a unified diff instead
  --review           with --write or --diff: also the fixes that need somebody's eye
  --assume-complete  the given files are the whole configuration of the server
  --from VERSION     what it runs on today: 2.2, 2.4 (with mod_access_compat) or auto
  --drop-22, --keep-22  of access rules for both versions: keep those of 2.4, or write both
  --dead-allow guide    take an Allow without effect as Apache's upgrade guide does
  --only RULE,…      only these rules         --skip RULE,…    all rules but these
  --include GLOB     also files named so      --exclude GLOB   but not these
  --format FORMAT    text or json             --output FILE    write the report there
  --verify COMMAND   try a migrated copy with your own 2.4, e.g. 'httpd -t -f {}'
  --config FILE      settings in a JSON file  --quiet          the last line only
  --color, --no-color                         -h, --help   -v, --version

httpd-upgrade explain [MESSAGE…]  what a message of 2.4 means, here: a line, or a log on standard input
httpd-upgrade rules [RULE]        the rules, or the page of one

Exit status: 0 nothing is left to do, 1 something is, 2 it could not do what was asked.
`
