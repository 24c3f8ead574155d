import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A folder of its own with these files, which goes when the run ends (vitest/machine.ts); a text that starts with `-> ` makes a
 * link.
 */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'httpd-upgrade-'))
  // For others too: some tests run the tool as somebody who may read little.
  chmodSync(root, 0o755)
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    if (typeof text === 'string' && text.startsWith('-> ')) symlinkSync(text.slice(3), path)
    else writeFileSync(path, text)
  }
  return root
}
