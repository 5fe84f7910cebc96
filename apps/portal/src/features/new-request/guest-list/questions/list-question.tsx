import { CalendarDays, Flag, IdCard, Users, User, type LucideIcon } from 'lucide-react'
import { ageOn, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { QuestionAnswer } from '#features/new-request/guest-list/questions/question-answer.tsx'
import { QuestionCard } from '#features/new-request/guest-list/questions/question-card.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { GuestListState } from '#features/new-request/guest-list/guest-list-state.ts'
import type { Question } from '#features/new-request/guest-list/list-survey.ts'
import { ownTypeOf } from '#features/new-request/guest-list/placing/place-fit.ts'
import type { Meaning } from '#features/new-request/guest-list/understanding/column-meaning.ts'

type About = Question['doubt']['about']

const looks: Record<About, { icon: LucideIcon; columns: readonly Meaning[] }> = {
  name: { icon: User, columns: ['firstName', 'lastName', 'fullName'] },
  twoDays: { icon: CalendarDays, columns: ['dateOfBirth'] },
  noDay: { icon: CalendarDays, columns: ['dateOfBirth'] },
  gender: { icon: Users, columns: ['gender'] },
  nationality: { icon: Flag, columns: ['nationality'] },
  passport: { icon: IdCard, columns: ['passportNumber'] },
  twin: { icon: IdCard, columns: ['passportNumber'] },
  age: { icon: Users, columns: ['dateOfBirth'] },
}

type ListQuestionProps = { question: Question; list: GuestListState; checkIn: CalendarDay }

export function ListQuestion({ question, list, checkIn }: ListQuestionProps) {
  const { guest, doubt, isSettled } = question
  const { icon, columns } = looks[doubt.about]
  const title = useQuestionTitle(question, checkIn)
  return (
    <QuestionCard
      icon={icon}
      title={title}
      cells={guest.cells}
      isMarked={(column) => columns.includes(list.columns[column] ?? 'other')}
      isSettled={isSettled}
      isLeftOut={list.leftOut.has(guest.row)}
      onLeaveOut={(isOut) => list.leaveOut(guest.row, isOut)}
    >
      <QuestionAnswer question={question} list={list} checkIn={checkIn} label={title} />
    </QuestionCard>
  )
}

function useQuestionTitle({ guest, doubt }: Question, checkIn: CalendarDay): string {
  const t = useGuestListWords()
  const { language } = useLanguage()
  const { row } = guest
  switch (doubt.about) {
    case 'name':
      return t(doubt.isPersian ? 'notLatin' : 'badName', { row })
    case 'twoDays':
      return t(ownTypeOf([ageOn(checkIn, doubt.days[0])]) ? 'whichDayChild' : 'whichDay', { row })
    case 'noDay':
      return t('noDay', { row })
    case 'gender':
      return t('whichGender', { row })
    case 'nationality':
      return t('whichCountry', { row })
    case 'passport':
      return t('badPassport', { row })
    case 'twin':
      return t('twinPassport', { row, rows: doubt.rows.map((one) => showNumber(language, one)).join(' · ') })
    case 'age':
      return t('noPlaceForAge', { row, age: doubt.age })
  }
}
