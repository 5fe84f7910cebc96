/** Operations that a run without a worker and without anybody's mailbox cannot see succeed, and why. */
export const outOfReach: Readonly<Record<string, string>> = {
  'portal verifyEmail': 'the token is in a mail only',
  'portal restoreEmail': 'the token is in a mail only',
  'portal readResetLink': 'the token is in a mail only',
  'portal resetPassword': 'the token is in a mail only',
  'portal readInvitation': 'the token is in a mail only',
  'portal acceptInvitation': 'the token is in a mail only',
  'desk readInvitation': 'the token is in a mail only',
  'desk acceptInvitation': 'the token is in a mail only',
  'desk enrolFactor': 'it takes a member of staff who has no authenticator app yet, invited by mail',
  'portal downloadPriceList': 'the worker makes the file',
  'portal downloadExport': 'the worker makes the file',
  'desk applyPriceImport': 'the worker reads the spreadsheet first',
}

/** Operations that a run may miss: other calls take away what they need. Their own tests see them succeed. */
export const mayBeMissed: Readonly<Record<string, string>> = {
  'portal validateRequest': 'hotels are withdrawn and edited under it',
  'portal readContract': 'it takes a request that was submitted',
  'portal downloadReport': 'it takes a request that was submitted',
  'portal priceRevival': 'it takes a request that its deadline closed',
  'portal reviveRequest': 'it takes a request that its deadline closed',
  'portal validateChange': 'it takes a request that is open, and days on which its rooms are sold',
  'portal changeDates': 'it takes the price of these days for this request',
  'portal changeRoom': 'it takes the price of this room for this request',
  'portal addRoom': 'it takes the price of this room for this request',
  'portal changeFlights': 'it takes a request that is open, at the version that it has',
  'portal changeGuests': 'it takes a request that is open, and its guests by their kinds',
  'desk askHotel': 'it takes a request that nobody has answered yet',
  'desk acceptRequest': 'it takes a request that nobody has answered yet',
  'desk rejectRequest': 'it takes a request that is open',
  'desk extendDeadline': 'it takes a request that waits for its payment',
  'desk reviveForAgency': 'it takes a request that its deadline closed',
  'portal cancelRequest': 'it takes a request that was submitted',
  'portal submitRequest': 'it takes a price that nothing has changed since',
}
