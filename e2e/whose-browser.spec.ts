import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { openAccount } from './new-agency.ts'
import { demoLogins, greetingTo, logInToPortal, speak } from './people.ts'

/** A page of somebody else's: another port is another origin, and another name of this machine another site. */
async function foreignPage(host: string, html: string) {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  server.listen(0)
  await once(server, 'listening')
  return { url: `http://${host}:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`

for (const host of ['127.0.0.1', 'localhost']) {
  test(`a form on another site (${host}) leaves the session of the browser as it was`, async ({ page, context }) => {
    const attacker = await openAccount('en')
    await speak(page, 'en')
    await logInToPortal(page, demoLogins.portal)
    const greeting = page.getByRole('heading', { name: greetingTo('en', 'Nasrin') })
    await expect(greeting).toBeVisible()

    const login = [
      field('grant_type', 'password'),
      field('username', attacker.username),
      field('password', attacker.password),
    ]
    const form = `<form method="post" action="${process.env['E2E_ORIGIN']}/token">${login.join('')}</form>`
    const trap = await foreignPage(host, form)
    const other = await context.newPage()
    await other.goto(trap.url)
    const answered = other.waitForResponse((answer) => answer.url().endsWith('/token'))
    await other.evaluate(() => document.forms[0]?.submit())
    expect((await answered).status()).toBe(403)
    trap.close()

    // A new tab takes over whatever session the browser has.
    const next = await context.newPage()
    await next.goto('/dashboard')
    await expect(next.getByRole('heading', { name: /Nasrin/ })).toBeVisible()
    await page.reload()
    await expect(greeting).toBeVisible()
  })
}
