/**
 * The fields on the screen that a refusal names, by their path: `rooms.0.guests.1.dateOfBirth`. A refusal may name more
 * than one field shows (`rooms.0`: the first field within it says so) or less (`stay.checkIn`, where one field holds the
 * whole stay). The portal's wire begins its names with a capital, the desk's does not: one spelling serves both.
 */
export function namedFields<Name extends string>(drawn: Iterable<Name>, fields: readonly string[]): Name[] {
  const onScreen = [...drawn]
  const found = fields.flatMap((field) => {
    const path = field.toLowerCase()
    const exact = onScreen.find((name) => name.toLowerCase() === path)
    const around = onScreen.find((name) => path.startsWith(`${name.toLowerCase()}.`))
    const within = onScreen.find((name) => name.toLowerCase().startsWith(`${path}.`))
    return exact ?? around ?? within ?? []
  })
  return [...new Set(found)]
}
