import type { Words } from '@sarai/locale/message.ts'

export const en = {
  charged: 'Charged',
  paid: 'Paid',
  waiting: 'Waiting for verification',
  due: 'Due',
  barSays: 'Paid {paid}, waiting for verification {waiting}, due {rest}',
} as const satisfies Words
