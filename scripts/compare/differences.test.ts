import { describe, expect, it } from 'vitest'
import { differences, masked } from './differences.ts'

describe('two answers', () => {
  it('are equal whatever the instants, ids and signatures in them', () => {
    const at = (time: string, id: string) => masked(`{"at":"2026-11-16T${time}Z","url":"/p/${id}?signature=${id}"}`)
    expect(at('21:00:00.123', '01234567-89ab-cdef-0123-456789abcdef')).toBe(
      at('09:30:00', '11111111-89ab-cdef-0123-456789abcdef'),
    )
    expect(masked('{"day":"2026-11-16"}')).toBe('{"day":"2026-11-16"}')
  })

  it('differ where a value is new, gone or another one', () => {
    const before = { Data: [{ Id: 1, Price: 100 }], Total: 1 }
    const after = { Data: [{ Id: 1, Price: 101, HasMore: false }] }
    expect(differences(before, after)).toEqual([
      { kind: 'other', where: 'Data[].Price' },
      { kind: 'new', where: 'Data[].HasMore' },
      { kind: 'gone', where: 'Total' },
    ])
    expect(differences([1, 2], [1])).toEqual([{ kind: 'other', where: '[] length' }])
    expect(differences(before, before)).toEqual([])
  })
})
