/** Fields of section 3 of the specification that calls of section 7 carry; `[]` is every one of a list. */

export const summaryFields = [
  'RequestNumber',
  'AgencyRef',
  'PaymentDeadlineDateTime',
  'CreateDateTime',
  'State',
  'StateLocalizationKey',
  'TransportationInfo',
  'HotelName',
  'HotelGrade',
  'PackageTitle',
  'CheckInDate',
  'CheckoutDate',
  'Currency.Sign',
  'ReserveRoomRequests[].RoomType',
  'ReserveRoomRequests[].RoomService',
  'ReserveRoomRequests[].RoomView',
  'ReserveRoomRequests[].Passengers[].FirstName',
  'ReserveRoomRequests[].Passengers[].LastName',
  'ReserveRoomRequests[].Passengers[].DateOfBirth',
  'ReserveRoomRequests[].Passengers[].PassportNumber',
  'ReserveRoomRequests[].Passengers[].Gender',
  'ReserveRoomRequests[].Passengers[].NationalityCountryCode',
  'ReserveRoomRequests[].Passengers[].HotelPassengerType',
  'ReserveRoomRequests[].RoomPriceInfo.ExtraCharge',
  'ReserveRoomRequests[].RoomPriceInfo.Nights',
  'ReserveRoomRequests[].RoomPriceInfo.StayTotalPrice',
  'ReserveRoomRequests[].RoomPriceInfo.CurrencySign',
  'ReserveRoomRequests[].RoomPriceInfo.HasChildNoBed',
  'ReserveRoomRequests[].RoomPriceInfo.HasChildWithBed',
  'ReserveRoomRequests[].RoomPriceInfo.HasExtraBed',
  'ReserveRoomRequests[].RoomPriceInfo.FareBreakDown',
  'Notes',
]

/** What section 3 tells in words and not as names is called as decision 129 has it. */
export const roomBody = [
  'RoomTypeId',
  'HasExtraBed',
  'HasChildWithBed',
  'HasChildNoBed',
  ...['FirstName', 'LastName', 'DateOfBirth', 'Gender', 'PassportNumber', 'NationalityCode', 'HotelGuestTypeId'].map(
    (field) => `Guests[].${field}`,
  ),
]
export const stayBody = [
  'AccommodationPropertyId',
  'CheckInDate',
  'CheckOutDate',
  ...roomBody.map((field) => `Rooms[].${field}`),
]
export const transferBody = [
  'NeedTransfer',
  ...['OriginFlight', 'DestinationFlight'].flatMap((flight) =>
    [
      'FlightNumber',
      'Airline',
      'TakeOffDate',
      'TakeOffTime',
      'LandingDate',
      'LandingTime',
      'FlightDuration',
      'OriginAirport',
      'DestinationAirport',
    ].map((field) => `${flight}.${field}`),
  ),
]
export const priceFields = [
  'TotalPrice',
  'FinalPrice',
  'TotalCommissionPerHotel',
  ...[
    'RoomService',
    'RoomType',
    'ExtraCharge',
    'Nights',
    'StayTotalPrice',
    'HasChildNoBed',
    'HasChildWithBed',
    'HasExtraBed',
    'FareBreakDown[].Date',
    'ExtrasTotalPrice',
    'TotalPrice',
  ].map((field) => `EachRoomPrice[].${field}`),
]

export const receiptFields = [
  'Id',
  'PaymentType',
  'SourceAmount',
  'SourceCurrency',
  'Amount',
  'ConvertedCurrency',
  'OrderId',
  'CreateDate',
  'PaymentDateTime',
  'ReceiptNumber',
  'ReceiptPaymentType',
  'BankName',
  'State',
  'StateLocalizationKey',
]
export const cashFields = [
  'Id',
  'SourceAmount',
  'SourceCurrency',
  'OrderId',
  'CreateDate',
  'PayerName',
  'PayeeName',
  'State',
]
export const within = (list: string, fields: readonly string[]) => fields.map((field) => `${list}[].${field}`)
