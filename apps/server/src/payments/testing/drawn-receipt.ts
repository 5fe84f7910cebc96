import { drawOurSvg } from '#files/pictures/our-svg.ts'

/** Which of the seven lines of a digit are there, from the top clockwise, the middle last. */
const lines = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]
const places = [
  [4, 0, 18, 5],
  [22, 3, 5, 17],
  [22, 22, 5, 17],
  [4, 37, 18, 5],
  [0, 22, 5, 17],
  [0, 3, 5, 17],
  [4, 19, 18, 5],
] as const

function digit(of: number, x: number, y: number): string {
  return places
    .filter((_, line) => lines[of]![line] === '1')
    .map(([left, top, width, height]) => `<rect x="${x + left}" y="${y + top}" width="${width}" height="${height}"/>`)
    .join('')
}

/** A screenshot of a bank's app, without a font: eight rows of twelve digits. Only these differ from one to the next. */
export function drawnReceipt(seed: number): Promise<Buffer> {
  let state = seed * 2_654_435_761 + 12_345
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % 10
  }
  const rows = Array.from({ length: 8 }, (_, row) => {
    const y = 560 + row * 150
    const digits = Array.from({ length: 12 }, (__, place) => digit(next(), 560 + place * 38, y)).join('')
    return `<rect x="60" y="${y + 10}" width="${180 + row * 15}" height="26" fill="#999"/>${digits}
      <rect x="60" y="${y + 80}" width="960" height="2" fill="#ccc"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920" fill="#222">
    <rect width="1080" height="1920" fill="#fff"/><rect width="1080" height="220" fill="#0a6"/>
    <circle cx="540" cy="380" r="90" fill="#0a6"/>${rows.join('')}</svg>`
  return drawOurSvg(svg, (picture) => picture.jpeg({ quality: 90 }).toBuffer())
}
