import { describe, expect, it } from 'vitest'
import { agencyInMail, personInMail } from '#mail/mail-name.ts'

describe('a name in a mail', () => {
  it('is first and last name, each as long as a form takes it', () => {
    const [first, last] = ['A'.repeat(80), 'B'.repeat(80)]
    expect(personInMail('en', first, last)).toBe(`${first} ${last}`)
  })

  it('is a word of ours when one of them could hold a link', () => {
    expect(personInMail('en', 'Nasrin', 'http://example.com')).toBe('colleague')
    expect(personInMail('fa', 'Nasrin\nhttp', 'Karimi')).toBe('همکار')
    expect(agencyInMail('en', 'Parvaz\nhttp')).toBe('your agency')
  })

  it('loses what a form would have taken off its ends', () => {
    expect(personInMail('en', 'Nasrin\n')).toBe('Nasrin')
    expect(agencyInMail('en', 'Parvaz\n')).toBe('Parvaz')
  })
})
