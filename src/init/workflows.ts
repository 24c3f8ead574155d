import { majorVersionTag } from '../base/tool.js'

/** The workflow that reviews each pull request; see docs/action.md. */
export const reviewWorkflow = `name: httpd
on:
  pull_request:

permissions:
  contents: read
  pull-requests: write

concurrency:
  group: httpd-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: httpd-upgrade/httpd-upgrade@${majorVersionTag()}
`

/**
 * The workflow that opens a pull request with the fixes, tests the fixes with a real 2.4, and keeps the pull request up to date.
 */
export const upgradeWorkflow = `name: httpd (upgrade)
on:
  schedule:
    - cron: '17 4 * * 1'
  workflow_dispatch:

permissions:
  contents: write
  pull-requests: write

concurrency:
  group: httpd-upgrade

jobs:
  upgrade:
    runs-on: ubuntu-latest
    # A 2.4 with its modules: copies with the old and the new files are started, and get the same requests.
    container: httpd:2.4
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: httpd-upgrade/httpd-upgrade@${majorVersionTag()}
        with:
          mode: upgrade
          verify: httpd -v
`
