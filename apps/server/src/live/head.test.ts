import { expect, it } from 'vitest'
import { agencyLivePath, deskLivePath } from '@sarai/wire/core/live.ts'
import { openTestApp } from '#testing/test-app.ts'

const { app } = await openTestApp()

it.each([agencyLivePath, deskLivePath])(
  '%s is opened by GET alone: the head of an endless stream never comes',
  async (url) => {
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401)
  },
)
