import encodeQR from 'qr'

/** The light edge that a camera needs to find the code. */
const quiet = 2

/** As an SVG, which a paper shows as sharp as it is printed. A code that is bent or stained is still read. */
export function qrCode(text: string): string {
  const matrix = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
  const size = matrix.length
  const dark = matrix.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${dark}" fill="#1B2422"/></svg>`
}
