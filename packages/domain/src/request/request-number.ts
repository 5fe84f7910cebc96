import type { RequestId } from '#ground/ids.ts'

/** As people call it, on every screen and in every mail. */
export function requestNumber(id: RequestId): string {
  return `R-${id}`
}
