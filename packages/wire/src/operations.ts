import { accountOperations } from '#portal/accounts.ts'
import { alternativeOperations } from '#portal/life/alternatives.ts'
import { activityOperations } from '#desk/activity.ts'
import { colleagueOperations } from '#portal/colleagues.ts'
import { transactionOperations } from '#portal/money/transactions.ts'
import { contractOperations } from '#portal/money/contracts.ts'
import { paymentOperations } from '#portal/money/payments.ts'
import { dashboardOperations } from '#portal/dashboard.ts'
import { catalogueOperations } from '#portal/catalogue.ts'
import { changeOperations } from '#portal/life/changes.ts'
import { deskAccountOperations } from '#desk/accounts.ts'
import { deskAdOperations } from '#desk/ads.ts'
import { deskAgencyOperations } from '#desk/agencies.ts'
import { deskAlternativeOperations } from '#desk/requests/alternatives.ts'
import { deskClosedNightsOperations } from '#desk/closed-nights.ts'
import { deskDeadlineOperations } from '#desk/requests/deadline.ts'
import { deskAgencyGroupOperations } from '#desk/agency-groups.ts'
import { deskCommissionOperations } from '#desk/commissions.ts'
import { deskHotelPictureOperations } from '#desk/hotel-pictures.ts'
import { deskHotelOperations } from '#desk/hotels.ts'
import { deskHouseRuleOperations } from '#desk/house-rules.ts'
import { deskContractOperations } from '#desk/money/contracts.ts'
import { deskPaymentOperations } from '#desk/money/payments.ts'
import { financeSettingsOperations } from '#desk/money/settings.ts'
import { deskOwnAccountOperations } from '#desk/own-account.ts'
import { deskOfferOperations } from '#desk/requests/offers.ts'
import { deskPackageOperations } from '#desk/packages.ts'
import { deskPriceSheetOperations } from '#desk/price-sheets.ts'
import { deskPictureOperations } from '#desk/pictures.ts'
import { deskPriceOperations } from '#desk/prices.ts'
import { deskPropertyOperations } from '#desk/properties.ts'
import { deskAnswerOperations } from '#desk/requests/answers.ts'
import { hotelQuestionOperations } from '#desk/requests/hotel-questions.ts'
import { deskRequestReadOperations } from '#desk/requests/details.ts'
import { deskMessageOperations } from '#desk/requests/messages.ts'
import { deskThreadOperations } from '#desk/requests/threads.ts'
import { deskAssignmentOperations } from '#desk/requests/assignment.ts'
import { deskRequestListOperations } from '#desk/requests/queues.ts'
import { rejectionReasonOperations } from '#desk/requests/rejection-reasons.ts'
import { savedReplyOperations } from '#desk/requests/saved-replies.ts'
import { ticketCategoryOperations } from '#desk/support/categories.ts'
import { deskTicketOperations } from '#desk/support/tickets.ts'
import { deskVoucherOperations } from '#desk/requests/voucher.ts'
import { deskViewOperations } from '#desk/requests/saved-views.ts'
import { deskTodayOperations } from '#desk/requests/today.ts'
import { deskRoomTypeOperations } from '#desk/room-types.ts'
import { deskSettingsOperations } from '#desk/settings.ts'
import { deskStaffOperations } from '#desk/staff.ts'
import { deskStayPriceOperations } from '#desk/stay-price.ts'
import { saverOperations } from '#desk/savers.ts'
import { draftOperations } from '#portal/drafts.ts'
import { houseOperations } from '#portal/house.ts'
import { keptRequestOperations } from '#portal/kept-requests.ts'
import { noteOperations } from '#portal/notes.ts'
import { priceListOperations } from '#portal/price-lists.ts'
import { offerOperations } from '#portal/life/offers.ts'
import type { Operation } from '#core/operation.ts'
import { registryOperations } from '#portal/registry.ts'
import { requestCountOperations } from '#portal/request-counts.ts'
import { requestExportOperations } from '#portal/request-exports.ts'
import { requestReportOperations } from '#portal/request-reports.ts'
import { requestSummaryOperations } from '#portal/request-summary.ts'
import { requestedHotelOperations } from '#portal/requested-hotels.ts'
import { requestOperations } from '#portal/requests.ts'
import { revivalOperations } from '#portal/life/revivals.ts'
import { savedViewOperations } from '#portal/saved-views.ts'
import { ticketCountOperations } from '#portal/ticket-counts.ts'
import { ticketOperations } from '#portal/tickets.ts'
import { uploadOperations } from '#portal/uploads.ts'
import { voucherOperations } from '#portal/money/vouchers.ts'

/** Every call of the portal's wire and of the desk's: what is documented, enumerated and tested. */
export const portalOperations: readonly Operation[] = [
  ...accountOperations,
  ...colleagueOperations,
  ...houseOperations,
  ...priceListOperations,
  ...dashboardOperations,
  ...catalogueOperations,
  ...requestOperations,
  ...keptRequestOperations,
  ...requestSummaryOperations,
  ...noteOperations,
  ...requestCountOperations,
  ...requestExportOperations,
  ...requestReportOperations,
  ...revivalOperations,
  ...changeOperations,
  ...offerOperations,
  ...alternativeOperations,
  ...requestedHotelOperations,
  ...savedViewOperations,
  ...draftOperations,
  ...contractOperations,
  ...transactionOperations,
  ...paymentOperations,
  ...uploadOperations,
  ...ticketCountOperations,
  ...ticketOperations,
  ...voucherOperations,
  ...registryOperations,
]
export const deskOperations: readonly Operation[] = [
  ...deskAccountOperations,
  ...deskOwnAccountOperations,
  ...deskStaffOperations,
  ...deskAgencyOperations,
  ...deskDeadlineOperations,
  ...deskOfferOperations,
  ...deskAlternativeOperations,
  ...activityOperations,
  ...saverOperations,
  ...deskPictureOperations,
  ...deskHotelOperations,
  ...deskHotelPictureOperations,
  ...deskAdOperations,
  ...deskSettingsOperations,
  ...deskHouseRuleOperations,
  ...rejectionReasonOperations,
  ...savedReplyOperations,
  ...deskTodayOperations,
  ...deskAssignmentOperations,
  ...deskViewOperations,
  ...deskRequestListOperations,
  ...deskRequestReadOperations,
  ...deskAnswerOperations,
  ...hotelQuestionOperations,
  ...deskVoucherOperations,
  ...deskMessageOperations,
  ...deskThreadOperations,
  ...deskTicketOperations,
  ...ticketCategoryOperations,
  ...deskPackageOperations,
  ...deskPropertyOperations,
  ...deskRoomTypeOperations,
  ...deskPriceOperations,
  ...deskClosedNightsOperations,
  ...deskStayPriceOperations,
  ...deskPriceSheetOperations,
  ...deskCommissionOperations,
  ...deskAgencyGroupOperations,
  ...deskPaymentOperations,
  ...deskContractOperations,
  ...financeSettingsOperations,
]
