export const en = {
  invitation: {
    subject: 'Join {agencyName} on Sarai',
    title: 'Welcome to Sarai',
    paragraphs: [
      '{invitedBy} has invited you to the Sarai account of {agencyName}. Your role: {role}.',
      'Choose a password to accept. Your username is this e-mail address.',
      'The link works once, for 48 hours. If you do not know who invites you, do nothing.',
    ],
    action: 'Accept the invitation',
  },
  // To the owner of an address that has an account already; whoever invited learns nothing of it from us.
  invitedElsewhere: {
    subject: 'You were invited to the account of another agency',
    title: 'This address already has an account',
    paragraphs: [
      '{invitedBy} has invited you to the Sarai account of {agencyName}.',
      'An e-mail address belongs to one account only. To join that agency, give them another address of yours.',
      'Otherwise there is nothing to do: nothing in your account has changed.',
    ],
  },
  roleChanged: {
    subject: 'Your role at your agency was changed',
    title: 'Hello {name}',
    paragraphs: [
      'Your role in the account of {agencyName} was changed. It is now: {role}.',
      'If you did not expect this, ask an owner of the account.',
    ],
  },
} as const
