import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { EmailText } from '#kit/show/email-text.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

/** The lines that a text is drawn in. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (let at = 0; at < node.textContent!.length; at++) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const top = Math.round(range.getBoundingClientRect().top)
      lines.set(top, (lines.get(top) ?? '') + range.toString())
    }
  }
  return [...lines.values()]
}

test.each(['en', 'fa'] as const)(
  'an address that is too long breaks before its @, not in a word (%s)',
  async (language) => {
    speak(language)
    render(
      <div className="flex" style={{ width: 130 }}>
        <span className="grid min-w-0">
          <EmailText>babak.karimi@sarai.example</EmailText>
        </span>
      </div>,
    )
    await expect.element(page.getByText('babak.karimi@sarai.example')).toBeVisible()
    expect(linesOf(page.getByText('babak.karimi@sarai.example').element())).toEqual(['babak.karimi', '@sarai.example'])
  },
)
