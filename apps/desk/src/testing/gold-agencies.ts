import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'

export const gold: AgencyGroup = {
  code: 'gold',
  version: 1,
  nameEn: 'Gold agencies',
  nameFa: 'آژانس‌های طلایی',
  agencies: 12,
  packages: 3,
}
