/** Hands a file to the browser's downloads. Through a link, because a script may not write files. */
export function saveFile({ name, mediaType, content }: { name: string; mediaType: string; content: BlobPart }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: mediaType }))
  link.download = name
  link.click()
  // The download has begun by then; an address that is never given back keeps the file in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
