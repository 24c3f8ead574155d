export function downloadFile(name: string, ...parts: Uint8Array[]): void {
  const url = URL.createObjectURL(new Blob(parts as BlobPart[], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export const downloadTextFile = (name: string, text: string): void => downloadFile(name, new TextEncoder().encode(text))

/**
 * Copies a text to the clipboard.
 * @returns whether it is on the clipboard now
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
