import type { Words } from '@sarai/locale/message.ts'

export const en = {
  title: 'Your recovery codes',
  help: 'They open the desk when your phone is lost, each of them once. They are shown only now: keep them somewhere safe.',
  copy: 'Copy',
  download: 'Download',
  kept: 'I kept them',
} as const satisfies Words
