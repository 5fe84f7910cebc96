const startOfScan = 0xda
const endOfImage = 0xd9

/** How often the reader would go over the whole picture. Each scan may be a few bytes and cost it every pixel. */
export function scansOf(jpeg: Uint8Array): number {
  let scans = 0
  for (const { marker } of segmentsOf(jpeg)) if (marker === startOfScan) scans += 1
  return scans
}

/** Its segments, up to the end of the picture: the name of each, and where its length stands. */
export function* segmentsOf(jpeg: Uint8Array): Generator<{ marker: number; at: number }> {
  for (let at = 2; at < jpeg.length;) {
    at = jpeg.indexOf(0xff, at)
    if (at === -1) break
    // Any number of fill bytes may stand before the name of a marker.
    while (jpeg[at] === 0xff) at += 1
    const marker = jpeg[at] ?? endOfImage
    at += 1
    if (marker === endOfImage) break
    if (isAlone(marker)) continue
    yield { marker, at }
    // Jumped over: what stands inside a segment, as a small picture of the picture, is not drawn.
    at += Math.max(2, (jpeg[at] ?? 0) * 256 + (jpeg[at + 1] ?? 0))
  }
}

/** Without a length after it: a byte of the pixels (00), a point to begin anew at (D0 to D7), a second start, TEM. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}
