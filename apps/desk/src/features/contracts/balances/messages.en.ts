import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Balances of agencies',
  note: 'What each owes, by how long it is overdue',
  tabs: 'Balances',
  owing: 'Who owes',
  creditTab: 'Who has credit',
  currency: 'Currency',
  agency: 'Agency',
  balance: 'Owes',
  notYet: 'Not due yet',
  week: 'To 7 days',
  month: 'To 30 days',
  older: 'Longer',
  credit: 'Credit',
  emptyOwing: 'Nobody owes anything',
  emptyOwingText: 'Agencies that owe something in this currency stand here, the largest balance first.',
  emptyCredit: 'Nobody has credit',
  emptyCreditText: 'Agencies with money that pays for nothing stand here.',
  contracts: 'Contracts',
} as const satisfies Words
