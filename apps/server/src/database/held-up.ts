/** Of PostgreSQL: a lock that was waited for too long, and two who wait for each other. */
const codes = new Set<unknown>(['55P03', '40P01'])

/** Others were before us: all of it is rolled back, and likely to go well in a moment. */
export function isHeldUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code)
}
