import { parseName } from '@sarai/domain/stay/guest.ts'

/** In capitals, as the passport prints it; what is no name stays as it was written, to be told. */
export function settledName(written: string): string {
  return (parseName(written) ?? written).toUpperCase()
}
