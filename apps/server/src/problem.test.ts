import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ok, refuse } from '@sarai/domain/ground/result.ts'
import { refused, valueOf } from '#problem.ts'

describe('what a rule says', () => {
  it('is handed on whole: its code, its values and its fields', () => {
    const refusal = refuse('STATE_CHANGED', { values: { seconds: 3 }, fields: ['rooms.0.guests.1.dateOfBirth'] })
    expect(() => valueOf(refusal)).toThrow(
      expect.objectContaining({
        code: 'STATE_CHANGED',
        status: 409,
        values: { seconds: 3 },
        fields: ['rooms.0.guests.1.dateOfBirth'],
      }),
    )
    expect(valueOf(ok('value'))).toBe('value')
    expect(refused(refusal, { fields: ['name'] })).toMatchObject({ fields: ['name'], values: { seconds: 3 } })
  })

  const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((name) => !/\.test\.ts$|(?:^|\/)testing\/|^problem\.ts$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(import.meta.dirname, name), 'utf8') }))
  const namesOf = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ name }) => name)

  it('becomes a refusal in one place, so that nothing of it is left out', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(namesOf(/new Problem\(\s*\w+\.why/)).toEqual([])
  })

  it('has its status in the catalogue, except where the same sentence means another thing', () => {
    expect(namesOf(/\bstatus: (4|5)\d\d(?! \|)/).sort()).toEqual([
      'http/edge/own-site.ts', // a body of a kind that nobody reads there
      'http/files.ts', // a form in place of a body that is none
      'identity/door.ts', // logged out, and why
      'standing.ts', // logged in, and not welcome
    ])
  })
})
