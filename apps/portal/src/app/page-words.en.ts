import type { Words } from '@sarai/locale/message.ts'

/** The names of the pages, as the title bar and the menu say them. */
export const en = {
  title: '{page} · Sarai · Caravanserai',
  dashboard: 'Dashboard',
  requests: 'Requests',
  requestDetails: 'Request {number}',
  modifyDates: 'Edit dates',
  modifyRoom: 'Edit room',
  modifyFlights: 'Edit flights',
  newRequest: 'New request',
  addReservation: 'Add a reservation to contract {number}',
  contracts: 'Contracts',
  contractDetails: 'Contract {number}',
  verifyEmail: 'Verify email',
  payments: 'Payments',
  transactions: 'Transactions',
  colleagues: 'Colleagues',
  changePassword: 'Change password',
  login: 'Log in',
  register: 'Request an account',
  registerSuccess: 'Request received',
  forgotPassword: 'Forgot password',
  forgotPasswordSubmitted: 'Check your e-mail',
  resetPassword: 'Reset password',
  invitation: 'Invitation',
  restoreEmail: 'Take an address back',
} as const satisfies Words
