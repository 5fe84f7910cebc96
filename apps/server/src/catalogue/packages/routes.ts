import {
  copyPackage as copy,
  createPackage as create,
  editPackage as edit,
  listPackages as list,
  publishPackage as publish,
  readPackage as read,
  withdrawPackage as withdraw,
} from '@sarai/wire/desk/packages.ts'
import { copyPackage } from '#catalogue/packages/copy-package.ts'
import { createPackage } from '#catalogue/packages/create-package.ts'
import { editPackage } from '#catalogue/packages/edit-package.ts'
import { listPackages, readPackage } from '#catalogue/packages/package-queries.ts'
import { setPackageStatus } from '#catalogue/packages/set-package-status.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskPackages(serve: Serve, { db }: { db: Database }) {
  serve(list, ({ query }, caller) => listPackages(db, caller, query))
  serve(read, ({ params }, caller) => readPackage(db, caller, params.id))
  serve(create, ({ body }, caller) => createPackage(db, caller, body))
  serve(edit, ({ params, body }, caller) => editPackage(db, caller, params.id, body))
  serve(publish, ({ params, body: { version } }, caller) =>
    setPackageStatus(db, caller, params.id, { what: 'package-publish', version }),
  )
  serve(withdraw, ({ params, body: { version } }, caller) =>
    setPackageStatus(db, caller, params.id, { what: 'package-withdraw', version }),
  )
  serve(copy, ({ params, body }, caller) => copyPackage(db, caller, params.id, body))
}
