import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from '#data/save-file.ts'

test('a Persian name has a space where its letters are parted without being seen', () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => clicked.mockRestore())
  saveFile({ name: 'درخواست\u200Cها 1405-08-27.xlsx', mediaType: 'text/plain', content: 'x' })
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('درخواست ها 1405-08-27.xlsx')
})
