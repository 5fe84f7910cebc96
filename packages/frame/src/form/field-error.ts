import type { FieldError } from 'react-hook-form'
import { useFormWords } from '#form/form-words.ts'

/** Marks a sentence of the server, which is already in the user's language. */
export const saidByServer = 'server'

/** The schemas of the wire name what is wrong in one word; this is the sentence for it. */
const sentences = {
  required: 'wrongRequired',
  characters: 'wrongCharacters',
  companyName: 'wrongCompanyName',
  personName: 'wrongPersonName',
  email: 'wrongEmail',
  mobile: 'wrongMobile',
  username: 'wrongUsername',
  passwordLength: 'wrongPasswordLength',
  passwordLong: 'wrongPasswordLong',
  password: 'wrongPassword',
  repeat: 'wrongRepeat',
  date: 'wrongDate',
  time: 'wrongTime',
  year: 'wrongYear',
  future: 'wrongFuture',
  afterCheckIn: 'wrongAfterCheckIn',
  dateOrder: 'wrongDateOrder',
  link: 'wrongLink',
  phone: 'wrongPhone',
  amount: 'wrongAmount',
  belowZero: 'wrongBelowZero',
  zero: 'wrongZero',
  farPrice: 'wrongFarPrice',
  farDifference: 'wrongFarDifference',
  farRate: 'wrongFarRate',
  aboveClaim: 'wrongAboveClaim',
  sameCurrency: 'wrongSameCurrency',
  rate: 'wrongRate',
  range: 'wrongDateOrder',
  workingDay: 'wrongWorkingDay',
  closesTooEarly: 'wrongClosing',
  answerMinutes: 'wrongAnswerMinutes',
  daysBefore: 'wrongDaysBefore',
  percent: 'wrongPercent',
  sameDays: 'wrongSameDays',
  costsLess: 'wrongCostsLess',
  replyText: 'wrongReplyText',
} as const

export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useFormWords()
  return (error) => {
    if (error === undefined) return undefined
    const { type, message = '' } = error
    if (type === saidByServer) return message
    const [, longest] = /^longest (\d+)$/.exec(message) ?? []
    if (longest !== undefined) return t('wrongLongest', { count: Number(longest) })
    return t(message in sentences ? sentences[message as keyof typeof sentences] : 'wrongInput')
  }
}
