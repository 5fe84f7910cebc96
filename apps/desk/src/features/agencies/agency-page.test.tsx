import { page } from 'vitest/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AgencyDetails } from '@sarai/wire/desk/agencies.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import { AgencyParts } from '#features/agencies/agency-page.tsx'
import { DecisionDialog } from '#features/agencies/decision-dialog.tsx'

const lost: AgencyDetails = {
  id: 7,
  version: 2,
  status: 'rejected',
  name: 'Parvaz Asia',
  managerName: 'Nasrin Ahmadi',
  email: 'nasrin@parvazasia.example',
  mobile: '+989123456789',
  language: 'fa',
  group: null,
  registeredAt: '2026-11-01T08:00:00.000Z',
  decidedAt: null,
  reason: null,
  decidedBy: null,
  hasLostAddress: true,
  openSessions: 0,
  decisions: [],
  mailToResend: null,
  users: [],
  notes: [],
  duplicates: [],
}

test.each([
  ['en', 'This registration has ended by itself', /never confirmed/],
  ['fa', 'این درخواست خودبه‌خود پایان یافته است', /هرگز تأیید نشد/],
] as const)('an agency that lost its address says why it is rejected (%s)', async (language, title, why) => {
  speak(language)
  drawPage(<AgencyParts agency={lost} />)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(why)).toBeVisible()
})

test('an agency that the desk rejected says nothing of an address', async () => {
  speak('en')
  drawPage(<AgencyParts agency={{ ...lost, reason: 'Unknown', hasLostAddress: false }} />)
  await expect.element(page.getByText('Unknown')).toBeVisible()
  expect(page.getByText('This registration has ended by itself').elements()).toEqual([])
})

test('whoever approves from the list is warned of agencies that look alike, as on the page', async () => {
  speak('en')
  const other = {
    id: 9,
    name: 'Parvaz Asia Tours',
    status: 'approved',
    sameName: false,
    sameMobile: true,
    sameDomain: false,
  }
  const answer = vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href)
    return pathname.endsWith('/agencies/7')
      ? Response.json({ ...lost, duplicates: [other] })
      : Response.json({ token: 'a.b.c', expiresIn: 300 })
  })
  onTestFinished(() => answer.mockRestore())
  drawPage(<DecisionDialog decision={{ agency: lost, kind: 'approve' }} onClose={() => undefined} />)
  await expect.element(page.getByRole('alertdialog').getByRole('link', { name: 'Parvaz Asia Tours' })).toBeVisible()
})
