export const en = {
  // To somebody whom we do not know yet: it says nothing that they typed.
  registered: {
    subject: 'We received your account request',
    title: 'Thank you',
    paragraphs: [
      'Your account request has reached us and is being reviewed.',
      'We usually answer to this address within one working day. Until then you cannot log in.',
      'Meanwhile please confirm that this address is yours. The link works for 24 hours.',
    ],
    action: 'Confirm e-mail',
  },
  // To the owner of an address that somebody tried to register again.
  registrationRepeated: {
    subject: 'Somebody tried to register with your e-mail',
    title: 'You already have an account',
    paragraphs: [
      'Somebody requested an account with this e-mail address. If it was you, log in with the account you have.',
      'If it was not you, there is nothing to do: nothing in your account has changed.',
    ],
    action: 'Log in',
  },
  resetPassword: {
    subject: 'Choose a new password',
    title: 'Hello {name}',
    paragraphs: [
      'Somebody asked for a new password for the account of {agencyName}.',
      'The link works once, for 30 minutes.',
      'If it was not you, there is nothing to do: your password has not changed.',
    ],
    action: 'Choose a password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Hello {name}',
    paragraphs: [
      'The password for the account of {agencyName} was changed, and other sessions were ended.',
      'If it was not you, ask for a new password at once and call support.',
    ],
    action: 'Ask for a new password',
  },
  guessesClosed: {
    subject: 'Your password was entered wrongly several times',
    title: 'Hello {name}',
    paragraphs: [
      'Your current password was entered wrongly ten times in a row in the account of {agencyName}. This is closed for a while.',
      'If it was not you, somebody has one of your open sessions. Ask for a new password: it ends all sessions.',
    ],
    action: 'Ask for a new password',
  },
  confirmEmail: {
    subject: 'Please confirm your e-mail',
    title: 'Hello {name}',
    paragraphs: [
      'This address was entered for the account of {agencyName}. Once confirmed it is your username too.',
      'The link works once, for 24 hours. If you did not enter this address, do nothing.',
    ],
    action: 'Confirm e-mail',
  },
  // A refresh token was used a second time. It may have been a browser that was put back; nobody can tell.
  sessionStolen: {
    subject: 'One of your sessions was ended for safety',
    title: 'Hello {name}',
    paragraphs: [
      'One of your open sessions at the account of {agencyName} was used in two places. A broken connection can do that, and so can somebody who copied it from your browser. We ended it, and it works no more.',
      'If you see nothing unusual, just log in again. If in doubt, choose a new password: it ends all your other sessions too.',
    ],
    action: 'Choose a new password',
  },
  // To the address that is about to be replaced, while there is still time to stop it.
  emailChangeAsked: {
    subject: 'A new e-mail was entered for your account',
    title: 'Hello {name}',
    paragraphs: [
      'Another address was entered for the account of {agencyName}. Until it is confirmed, this one counts.',
      'If it was not you, change your password at once: that calls it off.',
    ],
  },
  // To the owner of an address that another account tried to take.
  addressClaimed: {
    subject: 'Your e-mail was entered for another account',
    title: 'This address already has an account',
    paragraphs: [
      'Somebody entered this e-mail address for another account. An address belongs to one account, and that is yours.',
      'There is nothing to do: this has changed nothing in your account.',
    ],
  },
  // To the address that is no longer the one of the account.
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    title: 'Hello {name}',
    paragraphs: [
      'The e-mail of the account of {agencyName} was changed. This address is no longer your username.',
      'If it was you, there is nothing to do.',
      'If it was not, you can take this address back for 72 hours after the change. Everybody is then logged out, the password stops working, and we send a link to choose a new one to this address.',
    ],
    action: 'Take this address back',
  },
  emailRestored: {
    subject: 'Your address is back: choose a new password',
    title: 'Hello {name}',
    paragraphs: [
      'This address is your e-mail and username for the account of {agencyName} again. All sessions were ended.',
      'The old password no longer works. Choose a new one with this link, which works once, for 30 minutes.',
      'Once you are in, look at the colleagues and invitations of the account: somebody may have changed them meanwhile.',
    ],
    action: 'Choose a password',
  },
} as const
