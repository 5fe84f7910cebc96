/** What an agency is told about each decision, by the name of the decision. */
export const en = {
  approve: {
    subject: 'Your agency account is open',
    title: 'Welcome, {name}',
    paragraphs: [
      'The account of {agencyName} has been approved. You can log in and request rooms now.',
      'Your username is this e-mail address.',
    ],
    action: 'Log in',
  },
  // To somebody who stays a stranger: it says nothing that they typed.
  reject: {
    subject: 'Your account request was not approved',
    title: 'Dear colleague',
    paragraphs: [
      'We have looked at your account request and are sorry that we cannot approve it.',
      'The reason: {reason}',
      'If you have a question, or if something has changed, please call our support.',
    ],
  },
  restrict: {
    subject: 'Your agency account can only be read now',
    title: 'Dear {name}',
    paragraphs: [
      'For now, {agencyName} can see everything in its account, but cannot send or change anything.',
      'The reason: {reason}',
    ],
    action: 'Log in',
  },
  suspend: {
    subject: 'Your agency account is suspended',
    title: 'Dear {name}',
    paragraphs: [
      'The account of {agencyName} has been suspended, and all of its users were logged out.',
      'The reason: {reason}',
      'Please call our support to have it opened again.',
    ],
  },
  reinstate: {
    subject: 'Your agency account is open again',
    title: 'Welcome back, {name}',
    paragraphs: [
      'The account of {agencyName} is fully open again. You can log in and request rooms as before.',
      'The reason: {reason}',
    ],
    action: 'Log in',
  },
} as const
