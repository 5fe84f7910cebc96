/** As the specification says, for as long as nothing arrives by itself [req-06]. */
export const readNotesEvery = (isHearing: boolean): number | false => (isHearing ? false : 10_000)
