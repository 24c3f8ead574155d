#!/bin/sh
# Writes the file as a note on the merge request of this job, or into the note that an earlier job wrote:
#
#   sh gitlab-note.sh FILE
#
# https://docs.gitlab.com/api/notes/#merge-requests
set -eu
mark='<!-- httpd-upgrade -->'
notes="$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes"
ask() {
  curl --silent --show-error --fail --header "PRIVATE-TOKEN: $HTTPD_UPGRADE_TOKEN" "$@"
}
{ echo "$mark"; cat "$1"; } > httpd-upgrade-note.md
own=$(ask "$notes?per_page=100&sort=asc" |
  node -e 'const [mark] = process.argv.slice(1)
    const notes = JSON.parse(require("fs").readFileSync(0, "utf8"))
    console.log(notes.find(({ body }) => body.startsWith(mark))?.id ?? "")' "$mark")
if [ -n "$own" ]; then
  ask --request PUT --data-urlencode body@httpd-upgrade-note.md "$notes/$own" > /dev/null
else
  ask --request POST --data-urlencode body@httpd-upgrade-note.md "$notes" > /dev/null
fi
