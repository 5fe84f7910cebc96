import { useEffect, useEffectEvent } from 'react'
import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { rejectBody } from '@sarai/wire/desk/requests/answers.ts'
import { priceAlternative } from '@sarai/wire/desk/requests/alternatives.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { mostAlternatives } from '@sarai/domain/stay/alternative.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { saidByServer } from '@sarai/frame/form/field-error.ts'
import { useFieldArray } from '@sarai/frame/form/field-list.ts'
import { sameValue } from '@sarai/frame/form/same-value.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { AlternativeRow } from '#features/requests/details/answers/alternatives/alternative-row.tsx'
import { useAlternativeWords } from '#features/requests/details/answers/alternatives/alternative-words.ts'
import {
  findHotels,
  type FoundHotel,
  type ProposedStay,
} from '#features/requests/details/answers/alternatives/proposed-stay.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'

export const rejectForm = z.extend(rejectBody, {
  reasonId: z.string().check(z.minLength(1, 'required')),
  alternatives: z.array(z.custom<ProposedStay>()),
})
export type RejectCall = CallForm<z.input<typeof rejectForm>, z.output<typeof rejectForm>>

/** What another stay is proposed with, outside of the form that it is added to. */
export type Proposing = { own: readonly FoundHotel[]; add: (proposed: ProposedStay) => void; back: () => void }

type AlternativeListProps = {
  call: RejectCall
  of: DeskRequest
  onPropose: (proposing: Proposing) => void
  onCount: (count: number) => void
}

/** What the agency may choose instead, in the order in which it reads them. A refusal of one is said at that one. */
export function AlternativeList({ call: { form, field }, of: request, onPropose, onCount }: AlternativeListProps) {
  const t = useAlternativeWords()
  const { language } = useLanguage()
  const { id, finalPrice, currency } = request
  const own = useQuery({ queryKey: ['package', 'alternatives', id], queryFn: () => findHotels(id) })
  const { fields, append, update, move, remove } = useFieldArray({ control: form.control, name: 'alternatives' })
  const again = useWrite({
    send: (place: number) =>
      api(priceAlternative, { params: { id }, body: form.getValues('alternatives')[place]!.stay }),
    changes: requestQueries,
    onDone: (place, price) => {
      const before = form.getValues('alternatives')[place]!
      form.clearErrors(`alternatives.${place}`)
      update(place, { ...before, ...price, priceBefore: before.finalPrice })
    },
    onRefused: ({ message }, place) => {
      form.setError(`alternatives.${place}`, { type: saidByServer, message })
      return true
    },
  })
  /** One that is there already comes at its price of now, not twice. */
  const add = (proposed: ProposedStay) => {
    const place = form.getValues('alternatives').findIndex(({ stay }) => sameValue(stay, proposed.stay))
    if (place === -1) append(proposed, { shouldFocus: false })
    else update(place, proposed)
  }
  /** Whoever went to propose something first has not left out the reason. */
  const back = () => {
    if (!form.formState.isSubmitted) form.clearErrors(['reasonId', 'reason'])
  }
  const tell = useEffectEvent(onCount)
  useEffect(() => tell(fields.length), [fields.length])
  return (
    <section className="grid gap-2.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="text-small font-medium text-soft">{t('title')}</h3>
        <span className="text-micro text-muted">{t('note')}</span>
      </div>
      {fields.length > 0 && (
        <>
          <ol className="divide-y divide-line rounded-inner border border-line">
            {fields.map(({ id: key, ...proposed }, place) => (
              <li key={key}>
                {field(`alternatives.${place}`, ({ inputRef, error }) => (
                  <AlternativeRow
                    inputRef={inputRef}
                    error={error}
                    of={proposed}
                    instead={request}
                    number={place + 1}
                    isPricing={again.isPending}
                    onPriceAgain={() => again.write(place)}
                    onUp={() => move(place, place - 1)}
                    onRemove={() => remove(place)}
                  />
                ))}
              </li>
            ))}
          </ol>
          <p className="text-micro text-muted">
            {t('differenceNote', { price: showPrice(language, finalPrice, currency) })} {t('becomesNote')}
          </p>
        </>
      )}
      {own.isError && <LoadError of={own} />}
      {!own.isError && fields.length < mostAlternatives && (
        <Button
          size="small"
          icon={Plus}
          className="justify-self-start"
          isPending={own.isPending}
          onPress={() => onPropose({ own: own.data ?? [], add, back })}
        >
          {t('propose')}
        </Button>
      )}
    </section>
  )
}
