import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createReceiptDrawing } from '#demo/payments/draw-receipt.ts'
import '#files/pictures/draw-sizes.ts'

it('draws a receipt where pictures of others are drawn, and lets no other SVG in', async () => {
  const receipt = { bank: 'Aftab Bank', number: '8841 0027', type: 'Bank deposit', sender: 'Bahram Yazdani' }
  const about = {
    language: 'fa',
    amount: { minor: 900_000_000n, currency: 'IRR' },
    paidAt: Date.UTC(2026, 10, 18, 8),
  } as const
  const drawn = await createReceiptDrawing()({ ...receipt, ...about })
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 720 })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(svg).toBuffer()).rejects.toThrow('unsupported image format')
})
