import { useMemo } from 'react'
import type { FieldProps } from '@sarai/ui/kit/field/field-props.ts'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePlaces, usePlaceSearch } from '#features/hotels/hotel-calls.ts'
import { placeOptions } from '#features/hotels/place-options.ts'

type PlaceFieldProps = FieldProps<string> & { placeholder?: string }

/** A city or a district by a few letters of its name in either language. Its value is the id of the place. */
export function PlaceField({ value, onChange, ...props }: PlaceFieldProps) {
  const { language } = useLanguage()
  const places = usePlaces()
  const options = useMemo(() => placeOptions(language, places), [language, places])
  return (
    <Combobox
      {...props}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(place) => onChange(place?.id ?? '')}
      search={usePlaceSearch()}
      minCharacters={0}
    />
  )
}
