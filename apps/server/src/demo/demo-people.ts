import type { StaffRole } from '@sarai/contract/operation.ts'

/** Invented people at invented addresses; `.example` can never receive a mail. */
export const demoPassword = 'Caravanserai1'

export const demoStaff: { username: string; name: string; roles: StaffRole[] }[] = [
  { username: 'kaveh@sarai.example', name: 'Kaveh Moradi', roles: ['admin'] },
  { username: 'shirin@sarai.example', name: 'Shirin Azad', roles: ['reservations'] },
]

export const demoAgencies = [
  {
    AgencyName: 'Parvaz Asia',
    ManagerFirstName: 'Nasrin',
    ManagerLastName: 'Rahimi',
    Email: 'nasrin@parvazasia.example',
    Mobile: '09123456789',
    language: 'en',
    isApproved: true,
  },
  {
    AgencyName: 'ستاره گشت',
    ManagerFirstName: 'آرش',
    ManagerLastName: 'کاویانی',
    Email: 'arash@setarehgasht.example',
    Mobile: '09121112233',
    language: 'fa',
    isApproved: true,
  },
  {
    AgencyName: 'Kimia Tour',
    ManagerFirstName: 'Leila',
    ManagerLastName: 'Hosseini',
    Email: 'leila@kimiatour.example',
    Mobile: '+989352223344',
    language: 'en',
    isApproved: false,
  },
  {
    AgencyName: 'نیلگون سفر شرق',
    ManagerFirstName: 'مریم',
    ManagerLastName: 'صادقی',
    Email: 'maryam@nilgoonsafar.example',
    Mobile: '09193334455',
    language: 'fa',
    isApproved: false,
  },
  {
    AgencyName: 'Aria Sky',
    ManagerFirstName: 'Farhad',
    ManagerLastName: 'Tehrani',
    Email: 'farhad@ariasky.example',
    Mobile: '09014445566',
    language: 'en',
    isApproved: false,
  },
] as const

export const demoLogins: Record<'portal' | 'portalPersian' | 'desk', { username: string; password: string }> = {
  portal: { username: demoAgencies[0].Email, password: demoPassword },
  portalPersian: { username: demoAgencies[1].Email, password: demoPassword },
  desk: { username: 'kaveh@sarai.example', password: demoPassword },
}
