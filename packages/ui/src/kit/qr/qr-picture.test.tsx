import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { decodeQR } from 'qr/decode.js'
import { QrPicture } from '#kit/qr/qr-picture.tsx'
import { render } from '#testing/render.tsx'

const address = 'otpauth://totp/Sarai:kaveh%40sarai.example?secret=SARAIDEMOSECRETKNOWNTOEVERYBODY2&issuer=Sarai'
const side = 600

/** The pixels that a camera would see of the drawn code. */
async function photographOf(svg: SVGElement) {
  const picture = new Image(side, side)
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await picture.decode()
  const canvas = new OffscreenCanvas(side, side)
  const paper = canvas.getContext('2d')!
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, side, side)
  paper.drawImage(picture, 0, 0, side, side)
  return paper.getImageData(0, 0, side, side)
}

it.each([address, 'Sarai', 'سرای', `https://sarai.example/v/${'x'.repeat(300)}`])(
  'a camera reads from the drawn code what was put into it: %s',
  async (text) => {
    render(<QrPicture text={text} label="The code" className="size-40" />)
    const drawn = page.getByRole('img', { name: 'The code' })
    await expect.element(drawn).toBeVisible()
    expect(decodeQR(await photographOf(drawn.element() as SVGElement))).toBe(text)
  },
)
