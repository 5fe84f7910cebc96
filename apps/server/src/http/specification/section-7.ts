import {
  cashFields,
  priceFields,
  receiptFields,
  roomBody,
  stayBody,
  summaryFields,
  transferBody,
  within,
} from '#http/specification/section-3.ts'

/**
 * The calls of section 7 of the specification, copied from it and not from our operations: whoever changes an operation
 * finds out here whether the specification still holds. `fields` are those of section 3, nested as there; `[]` is every
 * one of a list. A model with a star is one that the specification leaves open (docs/decisions).
 */
export type SpecifiedCall = {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`
  readonly accept?: string
  readonly send?: string
  /** Query parameters that section 7 names. */
  readonly query?: readonly string[]
  /** What the answer has, where section 3 says so. */
  readonly fields?: readonly string[]
  /** What is sent, where section 3 or 7 says so. */
  readonly body?: readonly string[]
}

const requests = '/api/AccommodationReserveRequestClient'

export const section7: readonly SpecifiedCall[] = [
  // Account
  { call: 'POST /token' },
  {
    call: 'POST /api/AgencyClient',
    send: 'RegisterAgencyData',
    body: ['ManagerFirstName', 'ManagerLastName', 'AgencyName', 'Mobile', 'Email', 'Password'],
  },
  { call: 'GET /api/Client', accept: 'ProfileSummaryDTO', fields: ['UserName', 'AgencyName', 'ShouldVerifyEmail'] },
  { call: 'GET /api/Client', accept: 'CurrencyDTO', fields: ['Sign'] },
  { call: 'GET /api/Client', accept: 'List_BankDTO', fields: ['[].Id', '[].Name'] },
  { call: 'PUT /api/Users', send: 'ChangePasswordData' },
  { call: 'GET /api/AgencyClient', accept: 'AgencyInfoDTO' },
  { call: 'PUT /api/AgencyClient', send: 'UpdateAgencyInfoData' },
  { call: 'POST /api/etude/auth/forgot-password', body: ['Username', 'ResetPasswordBaseUrl'] },
  { call: 'POST /api/etude/auth/reset-password', body: ['UserId', 'Token', 'NewPassword'] },

  // Payments
  { call: 'GET /api/ReceiptPaymentTypeClient/', accept: 'List_ReceiptPaymentTypeDTO', fields: ['[].Id', '[].Name'] },
  { call: 'POST /api/UploadPublicFiles' },
  {
    call: 'POST /api/PaymentClient',
    send: 'CreateReceiptPaymentData',
    // Section 3 names them in words: order id, receipt number, payment date and time, …
    body: [
      'OrderId',
      'ReceiptNumber',
      'PaymentDateTime',
      'ReceiptPaymentTypeId',
      'SenderName',
      'FileName',
      'Amount',
      'Description',
      'CurrencyId',
      'BankId',
    ],
  },
  {
    call: 'GET /api/PaymentClient',
    accept: 'GridResult_ReceiptPaymentDTO',
    query: ['Page', 'PageSize'],
    fields: ['Total', ...within('Data', receiptFields)],
  },
  {
    call: 'GET /api/PaymentClient',
    accept: 'GridResult_CashPaymentDTO',
    query: ['Page', 'PageSize'],
    fields: ['Total', ...within('Data', cashFields)],
  },
  {
    call: 'GET /api/PaymentClient',
    accept: 'List_PaymentDTO',
    query: ['orderId'],
    fields: [...within('Receipts', receiptFields), ...within('Cash', cashFields)],
  },
  { call: 'GET /api/Pictures', accept: 'List_PictureDTO', query: ['groupId'], fields: ['[].id', '[].title', '[].url'] },

  // Hotels and packages
  {
    call: 'GET /api/accommodationPropertyClient',
    accept: 'List_PackageHotelDTO',
    query: ['HotelName', 'HotelGrade', 'Location', 'propertyId'],
    fields: [
      'accommodationPropertyId',
      'accommodationPackageId',
      'hotelId',
      'hotelGrade',
      'title',
      'hotelName',
      'hotelPlace',
      'currency',
      'availableSince',
      'availableUntil',
      'minPrice',
      'roomService',
      'isInActive',
    ].map((field) => `[].${field}`),
  },
  {
    call: 'GET /api/AccommodationPropertyClient/{propertyId}',
    accept: 'List_RoomTypeDTO',
    fields: [
      'name',
      'typeId',
      'basePrice',
      'roomPrices[].startDate',
      'roomPrices[].endDate',
      'roomPrices[].price',
      'baseCapacity',
      'roomServiceAbbreviation',
      'roomService',
      'roomView',
      'currency',
      'prices.childNoBedPrice',
      'prices.childWithBedPrice',
      'prices.extraBedPrice',
      'rules.extraBedIsAllowed',
      'rules.childWithBedIsAllowed',
      'rules.childNoBedIsAllowed',
      'rules.extraBedAndChildWithBedAreAllowedTogether',
    ].map((field) => `[].${field}`),
  },
  {
    call: 'GET /api/AirLineInfo',
    accept: 'List_AirLineInfoDTO',
    fields: ['id', 'name', 'iata', 'IataCode'].map((field) => `[].${field}`),
  },
  {
    call: 'GET /api/AccommodationPackageClient',
    accept: 'List_PackageDTO',
    fields: [
      'accommodationPackageId',
      'partyId',
      'title',
      'availableSince',
      'availableUntil',
      'lastEditDateTime',
      'userId',
      'userName',
      'partyName',
    ].map((field) => `[].${field}`),
  },
  {
    call: 'GET /api/AccommodationPackageClient',
    accept: 'List_UpdatedHotelDTO',
    fields: ['[].Id', '[].LatinTitle', '[].Star'],
  },
  {
    call: 'POST /api/AccommodationPackageClient',
    send: 'PackageDownloadLogData',
    body: ['AccommodationPackageId'],
  },

  // Reservation requests
  { call: `POST ${requests}`, send: 'ValidateReserveRequestData', body: stayBody, fields: priceFields },
  {
    call: `POST ${requests}`,
    send: 'CreateReserveRequestData',
    body: [...stayBody, ...transferBody, 'AgencyRef', 'Description', 'ExtendedOrderId'],
  },
  { call: `POST ${requests}`, send: 'AmendRoomData', body: ['Id', ...roomBody] },
  {
    call: `GET ${requests}`,
    accept: 'ModifyValidationDTO',
    query: ['Id', 'CheckInDate', 'CheckOutDate', 'RoomTypeId', 'HasExtraBed', 'HasChildWithBed', 'HasChildNoBed'],
    fields: priceFields.map((field) => `Now.${field}`),
  },
  {
    call: `GET ${requests}`,
    accept: 'GridResult_AccommodationReserveRequestDTO',
    query: ['Page', 'PageSize'],
    fields: ['Total', 'Data[].RequestNumber', 'Data[].State'],
  },
  { call: `GET ${requests}`, accept: 'List_StateDto', fields: ['[].State', '[].StateLocalizationKey'] },
  { call: `GET ${requests}/{requestId}`, accept: 'AccommodationReserveRequestDTO', fields: ['RequestNumber', 'State'] },
  {
    call: `GET ${requests}`,
    accept: 'AccommodationReserveRequestSummaryDTO',
    query: ['reserveRequestId'],
    fields: summaryFields,
  },
  {
    call: `GET ${requests}`,
    accept: 'TransportationInfoDTO',
    query: ['reserveRequestId'],
    fields: ['OriginFlight', 'DestinationFlight'],
  },
  {
    call: `GET ${requests}`,
    accept: 'List_ReserveNoteDTO',
    query: ['accommodationReserveRequestId'],
    fields: [
      'Content',
      'CreateDate',
      'CreateDateTime',
      'CreateTime',
      'CreatorUserName',
      'OrderNoteType',
      'IsBroker',
      'IsRead',
    ].map((field) => `[].${field}`),
  },
  { call: `PUT ${requests}/{requestId}`, send: 'MarkNotesReadData', body: ['UpToId'] },
  { call: `PUT ${requests}`, send: 'CreateReserveNoteData', body: ['Id', 'Content'] },
  { call: `PUT ${requests}`, send: 'ModifyCheckInCheckOutData', body: ['Id', 'CheckInDate', 'CheckOutDate'] },
  { call: `PUT ${requests}`, send: 'ModifyRoomData', body: ['Id', ...roomBody] },
  { call: `PUT ${requests}`, send: 'ModifyTransportationData', body: ['Id', ...transferBody] },
  { call: `DELETE ${requests}/{requestId}` },
  { call: 'GET /api/AccountingReportClient/{requestId}' },

  // Dashboard
  {
    call: 'GET /api/DashboardClient',
    accept: 'AgencyGroupCommissionData',
    fields: [
      'Title',
      'AgencyGroupCommissionHotels[].FromDate',
      'AgencyGroupCommissionHotels[].ToDate',
      'AgencyGroupCommissionHotels[].PromotedHotels[].Commission',
      'AgencyGroupCommissionHotels[].PromotedHotels[].ExtraCommission',
      'AgencyGroupCommissionHotels[].PromotedHotels[].HotelGrade',
      'AgencyGroupCommissionHotels[].PromotedHotels[].HotelName',
    ],
  },
  {
    call: 'GET /api/DashboardClient',
    accept: 'DashboardStatisticsDTO',
    query: ['xid'],
    fields: [
      'invoicedNumber',
      'waitForPaymentNumber',
      'confirmedNumber',
      'rejectedNumber',
      'unreadNotes[].id',
      'unreadNotes[].reserveNumber',
      'unreadNotes[].unreadNoteCount',
    ],
  },
]
