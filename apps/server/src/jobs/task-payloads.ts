/**
 * What each task of the worker is given: ids only. A payload lies in the queue in clear and may be old when it is
 * read, so the task looks everything else up itself.
 */
export type TaskPayloads = {
  'mail-agency-registered': { agencyId: number }
  'mail-agency-approved': { agencyId: number }
  'mail-registration-repeated': { agencyId: number; userId: number }
  /** Asked for by the clock (run-worker.ts). */
  'sweep-old-rows': Record<string, unknown>
}
