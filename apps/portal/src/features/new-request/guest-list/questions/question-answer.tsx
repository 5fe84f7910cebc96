import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { RadioGroup } from '@sarai/ui/kit/choice/radio-group.tsx'
import { CountryQuestion } from '#features/new-request/guest-list/questions/country-question.tsx'
import { DayQuestion } from '#features/new-request/guest-list/questions/day-question.tsx'
import { NameQuestion } from '#features/new-request/guest-list/questions/name-question.tsx'
import { PassportQuestion } from '#features/new-request/guest-list/questions/passport-question.tsx'
import { TwoDaysQuestion } from '#features/new-request/guest-list/questions/two-days-question.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { GuestListState } from '#features/new-request/guest-list/guest-list-state.ts'
import type { Question } from '#features/new-request/guest-list/list-survey.ts'
import type { Answer } from '#features/new-request/guest-list/understanding/answers.ts'

type QuestionAnswerProps = { question: Question; list: GuestListState; checkIn: CalendarDay; label: string }

/** Where the user answers: what fits the doubt. */
export function QuestionAnswer({ question, list, checkIn, label }: QuestionAnswerProps) {
  const t = useGuestListWords()
  const { guest, doubt, key } = question
  const answer = (given: Answer) => list.answer([[key, given]])
  switch (doubt.about) {
    case 'name':
      return <NameQuestion suggested={doubt.suggested} onAnswer={answer} />
    case 'twoDays':
      return (
        <TwoDaysQuestion
          {...doubt}
          label={label}
          chosen={guest.dateOfBirth}
          checkIn={checkIn}
          onAnswer={(dateOfBirth) => answer({ dateOfBirth })}
          onAnswerAll={answerAll(list)}
        />
      )
    case 'noDay':
      return <DayQuestion start={undefined} checkIn={checkIn} onAnswer={(dateOfBirth) => answer({ dateOfBirth })} />
    case 'age':
      return (
        <DayQuestion
          start={guest.dateOfBirth}
          checkIn={checkIn}
          hint={t('noPlaceHelp')}
          onAnswer={(dateOfBirth) => answer({ dateOfBirth })}
        />
      )
    case 'gender':
      return (
        <RadioGroup
          label={<span className="sr-only">{label}</span>}
          value={guest.gender}
          onChange={(gender) => answer({ gender })}
          choices={[
            { value: 'Female', label: t('female') },
            { value: 'Male', label: t('male') },
          ]}
        />
      )
    case 'nationality':
      return (
        <CountryQuestion chosen={guest.nationalityCode} onAnswer={(nationalityCode) => answer({ nationalityCode })} />
      )
    case 'passport':
    case 'twin':
      return (
        <PassportQuestion
          start={guest.passportNumber}
          isTaken={(number) => isTaken(number, guest.row, list)}
          onAnswer={(passportNumber) => answer({ passportNumber })}
        />
      )
  }
}

function isTaken(number: string, by: number, { survey }: GuestListState): boolean {
  return survey.guests.some(({ row, passportNumber }) => row !== by && passportNumber === number)
}

/** For a list that never tells whether it writes the day or the month first: whoever knows it once knows it for all. */
function answerAll({ survey, answer }: GuestListState): ((reading: 0 | 1) => void) | undefined {
  const alike = survey.questions.flatMap(({ key, doubt }) =>
    doubt.about === 'twoDays' ? [{ key, days: doubt.days }] : [],
  )
  const isOpen = survey.questions.some(({ doubt, isSettled }) => doubt.about === 'twoDays' && !isSettled)
  if (!isOpen) return undefined
  return (reading) => answer(alike.map(({ key, days }) => [key, { dateOfBirth: days[reading] }]))
}
