import type { AgencyDetails, AgencyRow } from '@sarai/wire/desk/agencies.ts'

export const waiting: AgencyRow = {
  id: 7,
  version: 2,
  status: 'pending',
  name: 'Parvaz Asia',
  managerName: 'Nasrin Ahmadi',
  email: 'nasrin@parvazasia.example',
  mobile: '+989123456789',
  language: 'fa',
  group: null,
  registeredAt: '2026-11-01T08:00:00Z',
  decidedAt: null,
}

export const parvazAsia: AgencyDetails = {
  ...waiting,
  reason: null,
  decidedBy: null,
  hasLostAddress: false,
  openSessions: 0,
  decisions: ['approve', 'reject'],
  mailToResend: null,
  users: [],
  notes: [],
  duplicates: [],
}

export const alike: AgencyDetails['duplicates'][number] = {
  id: 9,
  name: 'Parvaz Asia Tours',
  status: 'suspended',
  sameName: false,
  sameMobile: true,
  sameDomain: false,
}
