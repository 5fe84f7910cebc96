import { expect, test } from 'vitest'
import { completeLock, platformOf, type Lock } from './complete-lock.ts'

test.each([
  ['@rolldown/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@oxlint-tsgolint/win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['fsevents', {}],
])('reads the platform off %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('adds what npm left out, and nothing that it knows or that names no platform', () => {
  const tool = {
    dev: true,
    optionalDependencies: { '@t/linux-x64': '1.0.0', '@t/darwin-arm64': '1.0.0', fsevents: '2.0.0' },
  }
  const lock: Lock = { packages: { 'node_modules/tool': tool, 'node_modules/@t/linux-x64': { version: '1.0.0' } } }
  expect(completeLock(lock)).toEqual(['@t/darwin-arm64@1.0.0'])
  expect(lock.packages['node_modules/@t/darwin-arm64']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  })
  expect(completeLock(lock)).toEqual([])
})
