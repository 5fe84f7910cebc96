import type { FareNight, FarePart } from '#booking/fare-night.ts'

export type FareTableProps = {
  /** Which room it is, for whoever hears the table. */
  caption: string
  nights: readonly FareNight[]
  currency: string
  /** Who sleeps in the room besides its main guests; the others' columns say that nobody does. */
  extras: Readonly<Record<Exclude<FarePart, 'room'>, boolean>>
}
