/** Hands a file to the browser's downloads. Through a link, because a script may not write files. */
export function saveFile({ name, mediaType, content }: { name: string; mediaType: string; content: BlobPart }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: mediaType }))
  // Browsers write an underscore for a sign that joins or parts letters without being seen: «درخواست_ها».
  link.download = name.replaceAll(/\p{Cf}/gu, ' ')
  link.click()
  // The download has begun by then; an address that is never given back keeps the file in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
