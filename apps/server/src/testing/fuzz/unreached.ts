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
  'desk applyPriceImport': 'the worker reads the spreadsheet first',
}
