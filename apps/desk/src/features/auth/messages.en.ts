import type { Words } from '@sarai/locale/message.ts'

export const en = {
  welcome: 'Welcome to the desk',
  help: 'For the staff of the provider only.',
} as const satisfies Words
