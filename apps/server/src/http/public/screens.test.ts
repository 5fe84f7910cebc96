import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

async function aBuildOf(page: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-screens-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets/page-1a2b.js'), 'export {}')
  return folder
}

const { app } = await openTestApp({
  PORTAL_FILES: await aBuildOf('the portal'),
  DESK_FILES: await aBuildOf('the desk'),
})

/** What a browser ends at, which follows up to twenty redirections. */
async function visit(url: string, hops = 20): Promise<{ status: number; page: string }> {
  const answer = await app.inject({ method: 'GET', url })
  const next = answer.headers.location
  if (next === undefined) return { status: answer.statusCode, page: answer.body }
  if (hops === 0) throw new Error(`${url} redirects for ever`)
  return visit(next, hops - 1)
}

describe('an address of a screen', () => {
  it.each(['/desk', '/desk/', '/Desk/', '/desk/agencies', '/desk/agencies/', '/desk?tab=1'])(
    '%s ends at the desk',
    async (url) => {
      expect(await visit(url)).toEqual({ status: 200, page: 'the desk' })
    },
  )

  it.each(['/', '/dashboard', '/desktop', '/auth/login/'])('%s ends at the portal', async (url) => {
    expect(await visit(url)).toEqual({ status: 200, page: 'the portal' })
  })

  it.each(['/api/nothing', '/desk/api/nothing', '/assets/gone-1a2b.js', '/desk/assets/gone-1a2b.js'])(
    '%s stays unknown',
    async (url) => {
      expect(await visit(url)).toMatchObject({ status: 404 })
    },
  )

  it('of a voucher is not to be found by those who search, and tells nobody where somebody came from', async () => {
    const { headers } = await app.inject({ method: 'GET', url: `/v/${'x'.repeat(24)}` })
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    expect((await app.inject({ method: 'GET', url: '/dashboard' })).headers).not.toHaveProperty('x-robots-tag')
  })
})
