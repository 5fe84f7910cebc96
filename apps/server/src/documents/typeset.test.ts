import { describe, expect, it } from 'vitest'
import { typeset } from '#documents/typeset.ts'

const paper = (language: string, name: string) => ({
  language,
  title: language === 'fa' ? 'استانبول، زمستان ۱۴۰۵' : 'Istanbul, winter',
  validity: 'v',
  note: 'n',
  footer: 'f',
  words: {
    page: '{page} / {pages}',
    columns: ['1', '2', '3', '4', '5', '6'],
    'special-columns': ['1', '2', '3', '4', '5', '6'],
    'closed-columns': ['1', '2'],
  },
  hotels: [
    {
      name,
      grade: 4.5,
      facts: 'x',
      rows: [['a', 'b', 'c', 'd', 'e', 'f']],
      specials: [['a', 'b', 'c', 'd', 'e', 'f']],
      closed: [{ room: 'a', nights: ['b', 'c'] }],
    },
  ],
})
const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

describe('a paper', () => {
  it.each(['en', 'fa'])('is a PDF with its font in it and its language named (%s)', async (language) => {
    const pdf = textOf(await typeset('price-list', paper(language, 'Bosphorus (بسفر)')))
    expect(pdf).toMatch(/^%PDF-1\.\d/)
    expect(pdf).toContain('Vazirmatn')
    expect(pdf).toContain(`/Lang (${language})`)
  })

  it('takes names as text, whatever they look like', async () => {
    const pdf = await typeset('price-list', paper('en', '#panic("no") $x$ *bold* #import "/etc/passwd": *'))
    expect(textOf(pdf)).toMatch(/^%PDF/)
  })

  it('that cannot be set fails, and does not hang', async () => {
    await expect(typeset('price-list', { language: 'en' })).rejects.toThrow()
  })

  it('leaves the process free while it is set', async () => {
    let ticks = 0
    const clock = setInterval(() => (ticks += 1), 5)
    await typeset('price-list', paper('fa', 'هتل'))
    clearInterval(clock)
    expect(ticks).toBeGreaterThan(3)
  })
})
