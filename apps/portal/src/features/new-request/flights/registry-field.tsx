import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { useRegistry } from '#features/new-request/flights/flight-calls.ts'

type RegistryFieldProps = {
  kind: 'airline' | 'airport'
  label: string
  code: string
  onChange: (code: string) => void
  error: string | undefined
  onBlur: () => void
  isRequired?: boolean
  className?: string
}

/** An airline or an airport, found by its name in either language or by its code. A title that is cut stands whole below. */
export function RegistryField({ kind, code, onChange, ...field }: RegistryFieldProps) {
  const { value, title, search } = useRegistry(kind, code)
  return (
    <Combobox
      {...field}
      value={value}
      hint={value && value.label !== title && <bdi>{title}</bdi>}
      search={search}
      onChange={(option) => onChange(option?.id ?? '')}
    />
  )
}
