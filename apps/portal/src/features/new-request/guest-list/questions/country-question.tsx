import { useMemo } from 'react'
import { countryCodes } from '@sarai/locale/words/country-codes.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { languages } from '@sarai/locale/language.ts'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { searchIn } from '@sarai/ui/kit/choice/option.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'

type CountryQuestionProps = { chosen: string; onAnswer: (code: string) => void }

export function CountryQuestion({ chosen, onAnswer }: CountryQuestionProps) {
  const t = useGuestListWords()
  const { language } = useLanguage()
  const countries = useMemo(
    () =>
      countryCodes.map(([id, alpha3]) => ({
        id,
        label: showCountry(language, id),
        alsoFoundBy: [id, alpha3, ...languages.map((other) => showCountry(other, id))],
      })),
    [language],
  )
  return (
    <Combobox
      label={t('nationality')}
      value={countries.find(({ id }) => id === chosen) ?? null}
      onChange={(country) => onAnswer(country?.id ?? '')}
      search={searchIn(countries)}
    />
  )
}
