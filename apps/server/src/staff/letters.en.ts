export const en = {
  invitation: {
    subject: 'You are invited to the Sarai reservation desk',
    title: 'Welcome to the reservation desk',
    paragraphs: [
      'Your colleagues at Caravanserai made an account for you. Enter your name and choose a password.',
      'The link works once, for 48 hours. To log in you also need an authenticator app on your phone.',
      'If you did not expect this invitation, do nothing.',
    ],
    action: 'Accept the invitation',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Hello {name}',
    paragraphs: [
      'Your password for the reservation desk was changed, and other sessions were ended.',
      'If it was not you, tell an admin at once.',
    ],
  },
  codesClosed: {
    subject: 'Your code or password was entered wrongly several times',
    title: 'Hello {name}',
    paragraphs: [
      'Ten wrong codes or passwords in a row were entered for your account at the reservation desk. This step is closed for a while.',
      'If it was you, do nothing: try again later. To log in, a browser in which you logged in before works even now.',
      'If it was not you, somebody knows your password or has one of your open sessions. Change your password and tell an admin at once.',
    ],
  },
  sessionStolen: {
    subject: 'One of your sessions was ended for safety',
    title: 'Hello {name}',
    paragraphs: [
      'One of your open sessions at the reservation desk was used in two places. A broken connection can do that, and so can somebody who copied it from your browser. We ended it, and it works no more.',
      'If you see nothing unusual, just log in again. If in doubt, change your password and tell an admin at once.',
    ],
  },
  rolesChanged: {
    subject: 'Your roles at the reservation desk were changed',
    title: 'Hello {name}',
    paragraphs: ['An admin changed your roles.', 'If you did not expect it, ask an admin.'],
  },
  factorReset: {
    subject: 'Your authenticator app was reset',
    title: 'Hello {name}',
    paragraphs: [
      'An admin reset your authenticator app and your recovery codes. You set an app up again at your next login.',
      'If you did not ask for this, tell an admin at once.',
    ],
  },
} as const
