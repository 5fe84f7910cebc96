import { oldRows as ofAccounts } from '#accounts/old-rows.ts'
import { oldRows as ofPriceLists } from '#catalogue/price-list/old-rows.ts'
import { oldRows as ofPriceSheets } from '#catalogue/price-sheet/old-rows.ts'
import { oldRows as ofColleagues } from '#colleagues/old-rows.ts'
import { oldRows as ofDatabase } from '#database/old-rows.ts'
import { oldRows as ofHouse } from '#house/old-rows.ts'
import { oldRows as ofIdentity } from '#identity/old-rows.ts'
import { oldRows as ofLedger } from '#ledger/old-rows.ts'
import { oldRows as ofStream } from '#live/old-rows.ts'
import { oldRows as ofDesk } from '#reservations/desk/queues/old-rows.ts'
import { oldRows as ofDrafts } from '#reservations/drafts/old-rows.ts'
import { oldRows as ofExports } from '#reservations/export/old-rows.ts'
import { oldRows as ofNotes } from '#reservations/notes/old-rows.ts'
import { oldRows as ofQuotes } from '#reservations/quotes/old-rows.ts'
import { oldRows as ofStaff } from '#staff/old-rows.ts'
import { oldRows as ofUploads } from '#uploads/old-rows.ts'

/** What every part of the product no longer needs. A table that is neither here nor among those that may grow fails old-rows.test.ts. */
export const oldRows = {
  ...ofDatabase,
  ...ofStream,
  ...ofIdentity,
  ...ofAccounts,
  ...ofColleagues,
  ...ofStaff,
  ...ofHouse,
  ...ofPriceLists,
  ...ofPriceSheets,
  ...ofQuotes,
  ...ofDrafts,
  ...ofExports,
  ...ofLedger,
  ...ofDesk,
  ...ofNotes,
  ...ofUploads,
}
