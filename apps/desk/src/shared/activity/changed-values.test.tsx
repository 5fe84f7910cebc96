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
