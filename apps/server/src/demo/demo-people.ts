import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { NewColleague } from '#colleagues/add-colleague.ts'

/** Invented people at invented addresses; `.example` can never receive a mail. */
export const demoPassword = 'Caravanserai1'

/** The secret of every demo authenticator app: 20 bytes that everybody knows. */
export const demoTotpSecret = 'SARAIDEMOSECRETKNOWNTOEVERYBODY2'

export const demoStaff: { username: string; name: string; roles: StaffRole[] }[] = [
  { username: 'kaveh@sarai.example', name: 'Kaveh Moradi', roles: ['admin'] },
  { username: 'shirin@sarai.example', name: 'Shirin Azad', roles: ['reservations'] },
  { username: 'babak@sarai.example', name: 'Babak Irani', roles: ['finance'] },
  { username: 'laleh@sarai.example', name: 'لاله بهرامی', roles: ['catalogue'] },
]

export const demoAgencies = [
  {
    AgencyName: 'Parvaz Asia',
    ManagerFirstName: 'Nasrin',
    ManagerLastName: 'Rahimi',
    Email: 'nasrin@parvazasia.example',
    Mobile: '09123456789',
    language: 'en',
    decisions: [{ kind: 'approve' }],
  },
  {
    AgencyName: 'ستاره گشت',
    ManagerFirstName: 'آرش',
    ManagerLastName: 'کاویانی',
    Email: 'arash@setarehgasht.example',
    Mobile: '09121112233',
    language: 'fa',
    decisions: [{ kind: 'approve' }],
  },
  {
    AgencyName: 'Kimia Tour',
    ManagerFirstName: 'Leila',
    ManagerLastName: 'Hosseini',
    Email: 'leila@kimiatour.example',
    Mobile: '+989352223344',
    language: 'en',
    decisions: [],
  },
  {
    AgencyName: 'نیلگون سفر شرق',
    ManagerFirstName: 'مریم',
    ManagerLastName: 'صادقی',
    Email: 'maryam@nilgoonsafar.example',
    Mobile: '09193334455',
    language: 'fa',
    decisions: [],
  },
  {
    AgencyName: 'Aria Sky',
    ManagerFirstName: 'Farhad',
    ManagerLastName: 'Tehrani',
    Email: 'farhad@ariasky.example',
    Mobile: '09014445566',
    language: 'en',
    decisions: [],
  },
  {
    AgencyName: 'Dena Parvaz',
    ManagerFirstName: 'Sina',
    ManagerLastName: 'Rostami',
    Email: 'sina@denaparvaz.example',
    Mobile: '09125556677',
    language: 'en',
    decisions: [{ kind: 'approve' }, { kind: 'restrict', reason: 'Two invoices of October are still unpaid.' }],
  },
  {
    AgencyName: 'سپید بال گشت',
    ManagerFirstName: 'هومن',
    ManagerLastName: 'شریفی',
    Email: 'hooman@sepidbal.example',
    Mobile: '09126667788',
    language: 'fa',
    decisions: [{ kind: 'approve' }, { kind: 'suspend', reason: 'مجوز فعالیت آژانس به پایان رسیده است.' }],
  },
  {
    AgencyName: 'Parvaz_Asia Kish',
    ManagerFirstName: 'Omid',
    ManagerLastName: 'Naseri',
    Email: 'omid@parvazasia.example',
    Mobile: '09123456789',
    language: 'en',
    decisions: [{ kind: 'reject', reason: 'This agency already has an account: Parvaz Asia.' }],
  },
] as const

/** The colleagues of the owner of each agency that was approved, and somebody who has not answered yet. */
export const demoColleagues: Readonly<Record<string, { colleagues: readonly NewColleague[]; invited?: NewColleague }>> =
  {
    'Parvaz Asia': {
      colleagues: [
        person('en', 'agent', 'mina@parvazasia.example', 'Mina', 'Karimi'),
        person('en', 'accountant', 'bahram@parvazasia.example', 'Bahram', 'Yazdani'),
      ],
      invited: person('en', 'agent', 'roya@parvazasia.example', 'Roya', 'Amini'),
    },
    'ستاره گشت': {
      colleagues: [
        person('fa', 'agent', 'sahar@setarehgasht.example', 'سحر', 'محمدی'),
        person('fa', 'accountant', 'peyman@setarehgasht.example', 'پیمان', 'رضایی'),
      ],
      invited: person('fa', 'accountant', 'niloofar@setarehgasht.example', 'نیلوفر', 'اکبری'),
    },
    'Dena Parvaz': {
      colleagues: [
        person('en', 'agent', 'golnaz@denaparvaz.example', 'Golnaz', 'Bahrami'),
        person('en', 'accountant', 'kian@denaparvaz.example', 'Kian', 'Samadi'),
      ],
    },
    'سپید بال گشت': {
      colleagues: [
        person('fa', 'agent', 'elham@sepidbal.example', 'الهام', 'نوری'),
        person('fa', 'accountant', 'ramin@sepidbal.example', 'رامین', 'جلالی'),
      ],
    },
  }

function person(
  language: Language,
  role: AgencyRole,
  email: string,
  firstName: string,
  lastName: string,
): NewColleague {
  return { language, role, email, firstName, lastName }
}

/** What staff noted about some of them. */
export const demoRemarks: Readonly<Record<string, { group?: string; note?: string }>> = {
  'Parvaz Asia': { group: 'Gold', note: 'Pays within two days. Asks for high floors every time.' },
  'ستاره گشت': { group: 'Silver' },
  'Dena Parvaz': { note: 'Promised to pay by the end of the month.' },
}

export const demoLogins: Record<'portal' | 'portalPersian' | 'agent' | 'desk', { username: string; password: string }> =
  {
    portal: { username: demoAgencies[0].Email, password: demoPassword },
    portalPersian: { username: demoAgencies[1].Email, password: demoPassword },
    /** Has begun a request and not sent it. */
    agent: { username: 'mina@parvazasia.example', password: demoPassword },
    desk: { username: 'kaveh@sarai.example', password: demoPassword },
  }
