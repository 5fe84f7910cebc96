import { closeNights as close, reopenNights as reopen } from '@sarai/wire/desk/closed-nights.ts'
import {
  addPricePeriod as addPeriod,
  addSpecialDate as addSpecial,
  editPricePeriod as editPeriod,
  editSpecialDate as editSpecial,
  removePricePeriod as removePeriod,
  removeSpecialDate as removeSpecial,
  splitPricePeriod as splitPeriod,
} from '@sarai/wire/desk/prices.ts'
import { previewStayPrice as preview } from '@sarai/wire/desk/stay-price.ts'
import { addPricePeriod } from '#catalogue/prices/add-price-period.ts'
import { addSpecialDate } from '#catalogue/prices/add-special-date.ts'
import { closeNights } from '#catalogue/prices/close-nights.ts'
import { editPricePeriod } from '#catalogue/prices/edit-price-period.ts'
import { editSpecialDate } from '#catalogue/prices/edit-special-date.ts'
import { previewStayPrice } from '#catalogue/prices/preview-stay-price.ts'
import { removePricePeriod } from '#catalogue/prices/remove-price-period.ts'
import { removeSpecialDate } from '#catalogue/prices/remove-special-date.ts'
import { reopenNights } from '#catalogue/prices/reopen-nights.ts'
import { splitPricePeriod } from '#catalogue/prices/split-price-period.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskPrices(serve: Serve, { db }: { db: Database }) {
  serve(addPeriod, ({ params, body }, caller) => addPricePeriod(db, caller, params.id, body))
  serve(editPeriod, ({ params, body }, caller) => editPricePeriod(db, caller, params.id, body))
  serve(splitPeriod, ({ params, body }, caller) => splitPricePeriod(db, caller, params.id, body))
  serve(removePeriod, ({ params, query }, caller) => removePricePeriod(db, caller, params.id, query.version))
  serve(addSpecial, ({ params, body }, caller) => addSpecialDate(db, caller, params.id, body))
  serve(editSpecial, ({ params, body }, caller) => editSpecialDate(db, caller, params.id, body))
  serve(removeSpecial, ({ params, query }, caller) => removeSpecialDate(db, caller, params.id, query.version))
  serve(close, ({ params, body }, caller) => closeNights(db, caller, params.id, body))
  serve(reopen, ({ params, query }, caller) => reopenNights(db, caller, params.id, query.version))
  serve(preview, ({ params, query }, caller) => previewStayPrice(db, caller, params.id, query))
}
