import type { Words } from '@sarai/locale/message.ts'

export const en = {
  name: 'Name, as in the passport',
  type: 'Type',
  dateOfBirth: 'Date of birth',
  nationality: 'Nationality',
  passport: 'Passport number',
  ADT: 'Main guest',
  ADTEB: 'Extra bed, adult',
  CHDNB: 'Child 0–5 without bed',
  CHDWB: 'Child 6–11 with bed',
  Female: 'F',
  Male: 'M',
  age: '{age} y',
  copyPassport: 'Copy the passport number of {name}',
  missing: 'Missing',
  passportMissing: 'Passport missing',
  masked: 'Hidden: only agents and owners see it',
  deleted: 'Deleted 90 days after check-out',
} as const satisfies Words
