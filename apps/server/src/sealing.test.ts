import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealing, readSealingKeys } from '#sealing.ts'

const aKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const sealingOf = (...keys: string[]) => createSealing(readSealingKeys(keys.join(','))!)

describe('what is sealed', () => {
  it('opens again in its own row, and never reads the same twice', () => {
    const sealing = sealingOf(aKey('a'))
    const [first, second] = [sealing.seal('secret', 'row:1'), sealing.seal('secret', 'row:1')]
    expect(first).not.toBe(second)
    expect(first).not.toContain('secret')
    expect([first, second].map((sealed) => sealing.open(sealed, 'row:1'))).toEqual(['secret', 'secret'])
  })

  it('does not open in another row, or when a letter of it was changed', () => {
    const sealing = sealingOf(aKey('a'))
    const sealed = sealing.seal('secret', 'row:1')
    expect(() => sealing.open(sealed, 'row:2')).toThrow()
    const changed = `${sealed.slice(0, -6)}${sealed.at(-6) === 'A' ? 'B' : 'A'}${sealed.slice(-5)}`
    expect(() => sealing.open(changed, 'row:1')).toThrow()
  })

  it('still opens after a new key was put in front, and is then sealed by the new one', () => {
    const [old, fresh] = [aKey('old'), aKey('new')]
    const sealed = sealingOf(old).seal('secret', 'row:1')
    const both = sealingOf(fresh, old)
    expect(both.open(sealed, 'row:1')).toBe('secret')
    expect(both.seal('secret', 'row:1')).toMatch(/^new\./)
    expect(() => sealingOf(fresh).open(sealed, 'row:1')).toThrow('"old"')
  })
})

it.each(['', 'a:short', 'no-id', `${aKey('a')},${aKey('a')}`, `${aKey('a')},`])('%s are no keys', (text) => {
  expect(readSealingKeys(text)).toBeUndefined()
})
