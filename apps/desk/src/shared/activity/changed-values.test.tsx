import { expect, test } from 'vitest'
import type { ActivityRow } from '@sarai/wire/desk/activity.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import { ChangedValues } from '#shared/activity/changed-values.tsx'

test.each([
  ['en', ['Room', 'First night', 'Last night']],
  ['fa', ['اتاق', 'اولین شب', 'آخرین شب']],
] as const)(
  'tells the first night before the last one, in whatever order the log kept them (%s)',
  async (language, names) => {
    speak(language)
    const day = (text: string) => ({ is: 'day' as const, day: text })
    const after = { lastNight: day('2026-12-25'), room: { is: 'text', text: 'Double' }, firstNight: day('2026-12-20') }
    drawPage(<ChangedValues row={{ before: null, after } as unknown as ActivityRow} />)
    const drawn = () => [...document.querySelectorAll('span.text-muted')].map((name) => name.textContent)
    await expect.poll(drawn).toEqual([...names])
  },
)

test.each([
  ['en', ['Thursday', '09:00–13:00', 'closed', 'Time to answer', '2 hours', '1 hour 30 minutes'], 'From 3 days'],
  ['fa', ['پنجشنبه', '۰۹:۰۰ تا ۱۳:۰۰', 'تعطیل', 'مهلت پاسخ', '۲ ساعت', '۱ ساعت و ۳۰ دقیقه'], 'از ۳ روز'],
] as const)('tells working hours and what cancelling costs as people say them (%s)', async (language, said, step) => {
  speak(language)
  const minutes = (count: number) => ({ is: 'minutes' as const, minutes: count })
  const before = { thursday: { is: 'hours', opens: '09:00', closes: '13:00' }, answerMinutes: minutes(120) }
  const steps = [{ daysBefore: 3, percent: 100 }]
  const after = { thursday: null, answerMinutes: minutes(90), cancellation: { is: 'cancellation', steps } }
  drawPage(<ChangedValues row={{ before, after } as unknown as ActivityRow} />)
  const drawn = () => document.body.textContent ?? ''
  for (const text of [...said, step]) await expect.poll(drawn).toContain(text)
})
