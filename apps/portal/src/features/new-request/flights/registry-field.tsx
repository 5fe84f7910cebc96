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
}

/** An airline or an airport, found by its name in either language or by its code. */
export function RegistryField({ kind, code, onChange, ...field }: RegistryFieldProps) {
  const { value, search } = useRegistry(kind, code)
  return <Combobox {...field} value={value} search={search} onChange={(option) => onChange(option?.id ?? '')} />
}
