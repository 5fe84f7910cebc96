import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { pictureKind } from '#files/pictures/picture-kind.ts'
import { toldSize } from '#files/pictures/told-size.ts'

const wide = (channels: 3 | 4 = 3) => sharp({ create: { width: 321, height: 45, channels, background: '#a525' } })
const sizeOf = (picture: Buffer) => toldSize(pictureKind(picture)!, picture)
const pictures: [string, Sharp][] = [
  ['a PNG', wide().png()],
  ['a JPEG', wide().jpeg()],
  ['a progressive JPEG', wide().jpeg({ progressive: true })],
  [
    'a JPEG that carries notes of its camera',
    wide()
      .withExif({ IFD0: { Copyright: 'x'.repeat(900) } })
      .jpeg(),
  ],
  ['a WebP', wide().webp()],
  ['a lossless WebP', wide().webp({ lossless: true })],
  ['a WebP that one sees through', wide(4).webp()],
]

it.each(pictures)('%s says its size before anybody unpacks it', async (_, picture) => {
  expect(sizeOf(await picture.toBuffer())).toEqual({ width: 321, height: 45 })
})

it.each(pictures)('%s that ends with its first bytes says none', async (_, picture) => {
  expect(sizeOf((await picture.toBuffer()).subarray(0, 20))).toBeUndefined()
})

it('a JPEG that says two sizes is as large as the larger one', async () => {
  const [small, large] = await Promise.all(
    [wide().jpeg(), wide().resize(900, 800).jpeg()].map((picture) => picture.toBuffer()),
  )
  const frameOf = (file: Buffer) => {
    const at = file.indexOf(Buffer.from('ffc0', 'hex'))
    return file.subarray(at, at + 2 + file.readUInt16BE(at + 2))
  }
  const at = small!.indexOf(frameOf(small!)) + frameOf(small!).length
  const both = Buffer.concat([small!.subarray(0, at), frameOf(large!), small!.subarray(at)])
  expect(sizeOf(both)).toEqual({ width: 900, height: 800 })
})
