import type { PackageFields } from '@sarai/wire/desk/packages.ts'
import { day, text, valuesOf, word, words } from '#activity/values.ts'

/** A package as the activity log compares it. */
export const loggedPackage = valuesOf<PackageFields>({
  titleEn: text,
  titleFa: text,
  currency: word('currency'),
  availableFrom: day,
  availableUntil: day,
  groups: words('agency-group'),
})
