import type { Caller } from '#caller.ts'

/** What the API may be for the length of a transaction. It connects as sarai_app, which may do nothing by itself. */
export const audienceRoles = [
  'sarai_visitor',
  'sarai_agency',
  'sarai_desk',
  'sarai_portal_door',
  'sarai_desk_door',
] as const
export type AudienceRole = (typeof audienceRoles)[number]

const rolesByKind = {
  visitor: 'sarai_visitor',
  agency: 'sarai_agency',
  staff: 'sarai_desk',
  // What the API does of its own accord is counting tries and looking a telephone number up.
  system: 'sarai_visitor',
} as const satisfies Record<Caller['kind'], AudienceRole>

/** Secrets are seen at a door only, by whoever said so (atDoor). */
export function audienceRoleOf({ kind, door }: Caller): AudienceRole {
  return door === undefined ? rolesByKind[kind] : `sarai_${door}_door`
}
