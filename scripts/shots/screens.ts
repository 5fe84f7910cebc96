import { accountScreens } from './account-screens.ts'
import { colleagueScreens } from './colleague-screens.ts'
import { deskCommissionScreens } from './desk-commission-screens.ts'
import { deskFinanceScreens } from './desk-finance-screens.ts'
import { deskHotelScreens } from './desk-hotel-screens.ts'
import { deskPackageScreens } from './desk-package-screens.ts'
import { deskScreens } from './desk-screens.ts'
import { deskSpreadsheetScreens } from './desk-spreadsheet-screens.ts'
import { hotelScreens } from './hotel-screens.ts'
import { mails } from './mails.ts'
import { portalScreens } from './portal-screens.ts'
import type { Screen } from './screen.ts'
import { staffScreens } from './staff-screens.ts'

/** Every screen of the product. A page that is built gets its line in the list of its area. */
export const screens: readonly Screen[] = [
  ...accountScreens,
  ...colleagueScreens,
  ...portalScreens,
  ...deskScreens,
  ...deskFinanceScreens,
  ...staffScreens,
  ...deskPackageScreens,
  ...deskSpreadsheetScreens,
  ...deskHotelScreens,
  ...deskCommissionScreens,
  ...hotelScreens,
  ...mails,
]
