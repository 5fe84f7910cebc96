import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { translator } from '@sarai/ui/kit/translate.ts'
import type { OfferCall } from '#features/requests/details/offer/offer-form.ts'
import { offerWords, useOfferWords } from '#features/requests/details/offer/offer-words.ts'

const reasons = ['hotelRaised', 'specialDates', 'ourMistake', 'discount'] as const

type OfferReasonProps = { call: OfferCall; of: DeskRequest }

/** Why, in the language of the agency: chosen, or written. What somebody has written themselves is not replaced. */
export function OfferReason({ call: { form, field }, of: { language } }: OfferReasonProps) {
  const t = useOfferWords()
  const theirs = translator(language, offerWords)
  const sentences = reasons.map((reason) => theirs(`${reason}Text`))
  const choose = (place: number) => {
    const written = form.getValues('reason').trim()
    if (written !== '' && !sentences.includes(written)) return form.setFocus('reason')
    form.setValue('reason', sentences[place]!, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason, place) => (
          <Button key={reason} size="small" onPress={() => choose(place)}>
            {t(reason)}
          </Button>
        ))}
      </div>
      {field('reason', (props) => (
        <TextArea
          {...props}
          label={t('why')}
          hint={t('whyHint', { language: t(language === 'fa' ? 'persian' : 'english') })}
          maxLength={500}
          rows={2}
        />
      ))}
    </div>
  )
}
