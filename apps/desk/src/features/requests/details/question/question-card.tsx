import { useState } from 'react'
import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer, DeskHotelQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Chip, type ChipColour } from '@sarai/ui/kit/show/chip.tsx'
import { Disclosure } from '@sarai/ui/kit/show/disclosure.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { iconOf, possibleActions } from '#features/requests/details/action-looks.ts'
import { AnswerBox, Line } from '#features/requests/details/question/answer-box.tsx'
import { answerInHand, decisionFrom, lastSaid, numberIn } from '#features/requests/details/question/answer-in-hand.ts'
import { useQuestionWords } from '#features/requests/details/question/question-words.ts'
import { TelephoneLink } from '#shared/telephone-link.tsx'

const WithdrawQuestionDialog = laterDialog(
  async () => (await import('#features/requests/details/question/withdraw-question-dialog.tsx')).WithdrawQuestionDialog,
)

const chips = {
  open: 'yellow',
  answered: 'blue',
  used: 'green',
  expired: 'grey',
  withdrawn: 'grey',
} as const satisfies Record<NonNullable<DeskHotelQuestion['link']>['state'], ChipColour>

const ways = { phone: 'byPhone', email: 'byEmail', message: 'byMessage', link: 'byLink' } as const

const decideWords = {
  yes: 'decideYes',
  no: 'decideNo',
  'another-price': 'decidePrice',
  'another-room': 'decideRoom',
  number: 'decideYes',
} as const satisfies Record<DeskHotelAnswer['says'], string>

type QuestionCardProps = { of: DeskRequest; onChoose: (action: DeskAction) => void }

/** What was accepted or closed is not asked anew. */
const isUndecided = ({ state }: DeskRequest) => state === 'New' || state === 'ConfirmationPending'

/** Until we have accepted, whatever was asked may be asked anew; after that only a link that leads somewhere is ended. */
function mayWithdraw(request: DeskRequest, { isCurrent, link }: DeskHotelQuestion): boolean {
  const leadsOn = link !== null && link.state !== 'expired' && link.state !== 'withdrawn'
  return isCurrent && (isUndecided(request) || (leadsOn && request.closing === null))
}

/** What the hotel was asked, how that stands, and what it said: one press opens the dialog that fits. */
export function QuestionCard({ of: request, onChoose }: QuestionCardProps) {
  const t = useQuestionWords()
  const { language } = useLanguage()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [question, ...before] = request.questions
  if (question === undefined) return null
  const isPossibleAnew = mayWithdraw(request, question)
  // Whoever was called, and when, is in the timeline as well.
  if (!isPossibleAnew && request.questions.every(({ link }) => link === null)) return null
  const { link, answers } = question
  const { newest, earlier } = lastSaid(answers)
  const ours = request.hotelConfirmationNumber
  const theirs = numberIn(answers)
  const inHand = answerInHand(request)
  const action = inHand && decisionFrom[inHand.says]
  const isPossible = inHand !== undefined && action !== undefined && possibleActions(request).includes(action)
  return (
    <CardSection
      title={t('title')}
      actions={<Chip colour={link ? chips[link.state] : 'grey'}>{t(link ? link.state : 'noted')}</Chip>}
    >
      <div className="grid gap-3 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        {newest && <AnswerBox of={newest} request={request} />}
        {ours !== null && theirs !== null && ours !== theirs && (
          <Callout tone="warning" title={t('otherNumber')}>
            {t.rich('otherNumberText', { theirs: <bdi dir="ltr">{theirs}</bdi>, ours: <bdi dir="ltr">{ours}</bdi> })}
          </Callout>
        )}
        {isPossible && (
          <Button variant="primary" icon={iconOf(request, action)} isWide onPress={() => onChoose(action)}>
            {t(decideWords[inHand.says])}
          </Button>
        )}
        {link?.state === 'used' && <p className="text-small text-soft">{t('usedNote')}</p>}
        <Standing of={question} />
        {isPossibleAnew && (
          <Button size="small" className="justify-self-start" onPress={() => setWithdrawing(true)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {earlier.length > 0 && (
        <Disclosure title={t('moreAnswers')} note={showNumber(language, earlier.length)}>
          <ol className="grid gap-2 px-3.5 pb-3.5 sm:px-4.5">
            {earlier.map((answer) => (
              <li key={`${answer.number}-${answer.at}`}>
                <AnswerBox of={answer} request={request} isSmall />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {before.length > 0 && (
        <Disclosure title={t('moreQuestions')} note={showNumber(language, before.length)}>
          <ol className="grid gap-3 px-3.5 pb-3.5 sm:px-4.5">
            {before.map((older) => (
              <li key={older.version} className="grid gap-2">
                <Standing of={older} />
                {older.answers.map((answer) => (
                  <AnswerBox key={`${answer.number}-${answer.at}`} of={answer} request={request} isSmall />
                ))}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {isWithdrawing && <WithdrawQuestionDialog request={request} onClose={() => setWithdrawing(false)} />}
    </CardSection>
  )
}

/** To whom it went, when, and what became of it. */
function Standing({ of: { how, whom, askedAt, askedBy, link } }: { of: DeskHotelQuestion }) {
  const t = useQuestionWords()
  const { language } = useLanguage()
  const when = (moment: string) => showShortDateTime(language, Date.parse(moment))
  if (link === null) {
    return (
      <p className="text-small text-soft">
        {t.rich('askedLine', { whom: <bdi>{whom}</bdi>, how: t(ways[how]), time: when(askedAt) })}
      </p>
    )
  }
  return (
    <dl className="grid gap-1.5 text-small">
      <Line name={t('sentTo')} isBelow>
        <bdi>{whom}</bdi>
        <span className="block font-normal text-soft">
          <bdi dir="ltr">{link.email}</bdi> ·{' '}
          {t('inLanguage', { language: t(link.language === 'tr' ? 'turkish' : 'english') })}
        </span>
      </Line>
      <Line name={t('sentAt')} isBelow>
        {t.rich('sentBy', { time: when(askedAt), name: <bdi>{askedBy}</bdi> })}
      </Line>
      {link.remindedAt !== null && <Line name={t('remindedAt')}>{when(link.remindedAt)}</Line>}
      {link.state === 'open' && <Line name={t('answerBy')}>{when(link.answerBy)}</Line>}
      {link.withdrawnAt !== null && <Line name={t('withdrawnAt')}>{when(link.withdrawnAt)}</Line>}
      {(link.state === 'open' || link.state === 'expired') && link.phone !== '' && (
        <Line name={t('call')}>
          <TelephoneLink number={link.phone} />
        </Line>
      )}
    </dl>
  )
}
