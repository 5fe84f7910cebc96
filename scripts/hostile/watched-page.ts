import type { Page } from '@playwright/test'

type Seen = { scripts: number; reports: string[]; links: number; errors: string[] }

/** Counts, from the first line of the page on and over reloads, what ran that must not and what the policy stopped. */
export async function watch(page: Page): Promise<() => Promise<Seen>> {
  let scripts = 0
  const reports: string[] = []
  const errors: string[] = []
  page.on('dialog', (dialog) => {
    scripts += 1
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.exposeFunction('xss', () => (scripts += 1))
  await page.exposeFunction('tellReport', (report: string) => reports.push(report))
  await page.addInitScript(() => {
    const { tellReport } = window as unknown as { tellReport: (report: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellReport(`${violatedDirective} ${blockedURI} ${sample}`.trim()),
    )
  })
  return async () => ({ scripts, reports, errors, links: await page.evaluate(countLinks) })
}

/** As the browser would follow them: it skips blanks and line breaks, and so must we. No picture's address ever runs. */
function countLinks(): number {
  return ['href', 'xlink:href', 'src', 'action', 'formaction']
    .flatMap((name) =>
      [...document.querySelectorAll('*:not(img)')]
        .map((element) => element.getAttribute(name))
        .filter((link) => link !== null),
    )
    .filter((link) => /^(javascript:|data:text)/.test(URL.parse(link, document.baseURI)?.href ?? '')).length
}
