import { describe, expect, it } from 'vitest'
import { correctionOf } from '#kit/qr/error-correction.ts'
import { qrMatrix, qrMatrixUnder, type QrMatrix } from '#kit/qr/qr-matrix.ts'

const drawn = (matrix: QrMatrix) => matrix.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n')
const digest = async (matrix: QrMatrix) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(drawn(matrix)))
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
const address = 'otpauth://totp/Sarai:kaveh%40sarai.example?secret=SARAIDEMOSECRETKNOWNTOEVERYBODY2&issuer=Sarai'

describe('a QR code', () => {
  it('is, square by square, the one that another encoder draws', () => {
    expect(drawn(qrMatrixUnder(2, 'Sarai'))).toBe(
      `
#######..####.#######
#.....#..#.##.#.....#
#.###.#.#...#.#.###.#
#.###.#.####..#.###.#
#.###.#.###.#.#.###.#
#.....#.#..#..#.....#
#######.#.#.#.#######
........###..........
#.#####...##..#####..
#####...#.#####...#.#
#########...#.##.###.
..#..#..#######..####
......#...#.#..#.#...
........#...#..#..##.
#######..###.#..#..#.
#.....#.##.....#####.
#.###.#.#.##.#..#..#.
#.###.#.#..#####..#..
#.###.#.#...#.##.##..
#.....#...#####..##..
#######.###.#..##..#.`.trim(),
    )
  })

  // Drawn by python-qrcode 8.2 at level M in byte mode, one for each mask, as the first 8 bytes of their SHA-256.
  it.each([
    ['Sarai', 0, 21, '8f3cb4d5b5fc603e'],
    ['Sarai', 1, 21, 'bebeae5ab6eae7b7'],
    ['Sarai', 4, 21, '82048f75e5e64a04'],
    [address, 0, 41, 'c589903c7612323d'],
    [address, 1, 41, '6b54338b96d958f2'],
    [address, 2, 41, '87da4b7554af12b5'],
    [address, 3, 41, 'e12d14c1278a44f5'],
    [address, 4, 41, 'e242c223a03bb386'],
    [address, 5, 41, '4f2663df4f0dc9e9'],
    [address, 6, 41, '6b59eeb51d65a181'],
    [address, 7, 41, '3ed86e17c53b3468'],
    ['x'.repeat(130), 3, 49, 'fa09cd4d87fc0bd9'],
    ['x'.repeat(130), 7, 49, '39640196b3def75e'],
    ['y'.repeat(200), 3, 57, '7e4aa3930ce116ab'],
    ['y'.repeat(200), 7, 57, 'b61885a93579cda9'],
    ['سرای', 3, 21, '3fd306b777da9a18'],
    ['سرای', 7, 21, '44cfe002642c916f'],
  ])('%s under mask %i has %i squares a side and is the known one', async (text, mask, size, hash) => {
    const matrix = qrMatrixUnder(mask, text)
    expect(matrix).toHaveLength(size)
    expect(await digest(matrix)).toBe(hash)
  })

  it('is drawn under one of the eight masks', () => {
    const all = Array.from({ length: 8 }, (_, mask) => drawn(qrMatrixUnder(mask, address)))
    expect(all).toContain(drawn(qrMatrix(address)))
  })

  it('takes 213 bytes and no more', () => {
    expect(qrMatrix('x'.repeat(213))).toHaveLength(57)
    expect(() => qrMatrix('x'.repeat(214))).toThrow('too long')
  })

  it('is corrected as the example of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
})
