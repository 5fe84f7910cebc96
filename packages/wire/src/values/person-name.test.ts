import { expect, test } from 'vitest'
import { acceptanceBody } from '#desk/staff.ts'
import { registrationBody } from '#portal/accounts.ts'
import { invitationBody } from '#portal/colleagues.ts'

const names = [
  ['of whoever registers', registrationBody.shape.ManagerFirstName],
  ['of an invited colleague', invitationBody.shape.LastName],
  ['of a member of staff', acceptanceBody.shape.name],
] as const

test.each(names)('the name %s is kept without marks that would turn around what stands beside it', (_, name) => {
  expect(name.parse(' \u202ENasrin\u202C \u2067Rahimi\u2069\u200F ')).toBe('Nasrin Rahimi')
  expect(name.parse('می\u200cنا')).toBe('می\u200cنا')
})

test.each(names)('the name %s is no name when nothing of it can be seen', (_, name) => {
  expect(name.safeParse('\u202E\u2069 ').success).toBe(false)
})

test.each(names)('the name %s is written in any alphabet, with the signs that names have', (_, name) => {
  for (const fine of [
    "Seán O'Brien",
    'Anne-Marie',
    'J. R. R. Tolkien',
    'J.R. Ewing',
    'نسرین',
    'می\u200cنا',
    'Łukasz',
    '李小龙',
    'नेहा',
    'D’Arcy',
  ])
    expect(name.parse(fine)).toBe(fine)
})

test.each(names)(
  'the name %s is one line that can be mailed: no break, no link, no address, no sign of a program',
  (_, name) => {
    const wrong = [
      'Dear\nclick',
      'a\rb',
      'a\tb',
      'a\u2028b',
      'http://evil.example',
      'www.evil.example',
      'evil.com',
      't.me',
      'Nasrin\0',
      'a\uD83D',
      '<b>Nasrin',
      'Nasrin 2',
      'a@b',
      '😀',
      '. -',
      'a'.repeat(81),
    ]
    const said = wrong.map((text) => name.safeParse(text).error?.issues[0]?.message)
    expect(said).toEqual(wrong.map((text) => (text.length > 80 ? 'longest 80' : 'personName')))
  },
)
