import {
  addAgencyGroup as addGroup,
  listAgencyGroups as listGroups,
  renameAgencyGroup as renameGroup,
} from '@sarai/wire/desk/agency-groups.ts'
import {
  addCommission as add,
  editCommission as edit,
  endCommission as end,
  findAgenciesByName as findAgencies,
  listCommissions as list,
  readAgencyCommissions as readAgency,
} from '@sarai/wire/desk/commissions.ts'
import { addAgencyGroup } from '#catalogue/commissions/add-agency-group.ts'
import { addCommission } from '#catalogue/commissions/add-commission.ts'
import { listAgencyGroups } from '#catalogue/commissions/agency-group-list.ts'
import { findAgenciesByName, readAgencyCommissions } from '#catalogue/commissions/agency-in-group.ts'
import { listCommissions } from '#catalogue/commissions/commission-list.ts'
import { editCommission } from '#catalogue/commissions/edit-commission.ts'
import { endCommission } from '#catalogue/commissions/end-commission.ts'
import { renameAgencyGroup } from '#catalogue/commissions/rename-agency-group.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskCommissions(serve: Serve, { db }: { db: Database }) {
  serve(list, ({ query }, caller) => listCommissions(db, caller, query))
  serve(add, ({ body }, caller) => addCommission(db, caller, body))
  serve(edit, ({ params, body }, caller) => editCommission(db, caller, params.id, body))
  serve(end, ({ params, body }, caller) => endCommission(db, caller, params.id, body.version))
  serve(findAgencies, ({ query }, caller) => findAgenciesByName(db, caller, query.search))
  serve(readAgency, ({ params, query }, caller) => readAgencyCommissions(db, caller, params.id, query))
  serve(listGroups, (_, caller) => listAgencyGroups(db, caller))
  serve(addGroup, ({ body }, caller) => addAgencyGroup(db, caller, body))
  serve(renameGroup, ({ body }, caller) => renameAgencyGroup(db, caller, body))
}
