export const en = {
  receiptApproved: {
    subject: 'We have found payment {number}: {credited}',
    title: 'Hello {name}',
    paragraphs: [
      'Finance has found your payment {number} of {amount}, and {credited} is credited to {contracts}.',
      'We found only {onlyFound} of it. If you paid more, please call us.',
      'Still to be paid there: {stillOwed}.',
      'Please pay it by {payBy}, Tehran time.',
    ],
    action: 'Open the contract',
  },
  receiptRejected: {
    subject: 'We could not accept payment {number}',
    title: 'Hello {name}',
    paragraphs: [
      'Finance could not accept your payment {number} of {amount} for {contracts}.',
      'The reason: {reason}',
      'Please check the receipt and send it again with what was missing, or call us if the money has left your account.',
      'Still to be paid: {stillOwed}.',
      'Please pay it by {payBy}, Tehran time.',
    ],
    action: 'Open the contract',
  },
  receiptRefunded: {
    subject: 'We have sent money back: payment {number}',
    title: 'Hello {name}',
    paragraphs: [
      'Finance has sent {returned} of your payment {number} for {contracts} back.',
      'The reason: {reason}',
      'Banks may take a few working days. If it has not arrived by then, please call us.',
      'Still to be paid: {stillOwed}.',
      'Please pay it by {payBy}, Tehran time.',
    ],
    action: 'Open the contract',
  },
  cashApproved: {
    subject: 'We have received your cash: payment {number}, {credited}',
    title: 'Hello {name}',
    paragraphs: [
      'Finance has received your cash payment {number} of {amount}, and {credited} is credited to {contracts}.',
      'We received only {onlyFound} of it. If you brought more, please call us.',
      'Still to be paid there: {stillOwed}.',
      'Please pay it by {payBy}, Tehran time.',
    ],
    action: 'Open the contract',
  },
  cashNotApproved: {
    subject: 'Cash payment {number} was not received',
    title: 'Hello {name}',
    paragraphs: [
      'Finance has closed your announced cash payment {number} of {amount} for {contracts} without receiving it.',
      'The reason: {reason}',
      'Still to be paid: {stillOwed}.',
      'Please pay it by {payBy}, Tehran time.',
    ],
    action: 'Open the contract',
  },
  cashReturned: {
    subject: 'Cash was returned: payment {number}',
    title: 'Hello {name}',
    paragraphs: [
      'Finance has returned {returned} of your cash payment {number} for {contracts}.',
      'The reason: {reason}',
      'Still to be paid: {stillOwed}.',
      'Please pay it by {payBy}, Tehran time.',
    ],
    action: 'Open the contract',
  },
  creditPaidOut: {
    subject: 'Credit of contract {contract} was paid out: {amount}',
    title: 'Hello {name}',
    paragraphs: [
      'Finance has paid {amount} of the credit of contract {contract} out to your agency.',
      'Banks may take a few working days. If it has not arrived by then, please call us.',
    ],
    action: 'Open the contract',
  },
} as const
