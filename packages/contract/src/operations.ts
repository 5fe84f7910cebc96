import { accountOperations } from '#accounts.ts'
import { activityOperations } from '#activity.ts'
import { colleagueOperations } from '#colleagues.ts'
import { dashboardOperations } from '#dashboard.ts'
import { deskAccountOperations } from '#desk-accounts.ts'
import { deskAgencyOperations } from '#desk-agencies.ts'
import { deskOwnAccountOperations } from '#desk-own-account.ts'
import { deskPictureOperations } from '#desk-pictures.ts'
import { deskStaffOperations } from '#desk-staff.ts'
import type { Operation } from '#operation.ts'

/** Every call of the portal's wire and of the desk's: what is documented, enumerated and tested. */
export const portalOperations: readonly Operation[] = [
  ...accountOperations,
  ...colleagueOperations,
  ...dashboardOperations,
]
export const deskOperations: readonly Operation[] = [
  ...deskAccountOperations,
  ...deskOwnAccountOperations,
  ...deskStaffOperations,
  ...deskAgencyOperations,
  ...activityOperations,
  ...deskPictureOperations,
]
