import {
  addProperty as add,
  editProperty as edit,
  findHotelsToAdd as findHotels,
  listProperties as list,
  readProperty as read,
  removeProperty as remove,
} from '@sarai/wire/desk/properties.ts'
import {
  addRoomType as addRoom,
  editRoomType as editRoom,
  removeRoomType as removeRoom,
} from '@sarai/wire/desk/room-types.ts'
import { addProperty } from '#catalogue/properties/add-property.ts'
import { addRoomType } from '#catalogue/properties/add-room-type.ts'
import { editProperty } from '#catalogue/properties/edit-property.ts'
import { editRoomType } from '#catalogue/properties/edit-room-type.ts'
import { findHotelsToAdd, listProperties, readProperty } from '#catalogue/properties/property-queries.ts'
import { removeProperty } from '#catalogue/properties/remove-property.ts'
import { removeRoomType } from '#catalogue/properties/remove-room-type.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskProperties(serve: Serve, { db }: { db: Database }) {
  serve(list, ({ params, query }, caller) => listProperties(db, caller, params.id, query))
  serve(findHotels, ({ params, query }, caller) => findHotelsToAdd(db, caller, params.id, query.search))
  serve(read, ({ params }, caller) => readProperty(db, caller, params.id))
  serve(add, ({ params, body }, caller) => addProperty(db, caller, params.id, body))
  serve(edit, ({ params, body }, caller) => editProperty(db, caller, params.id, body))
  serve(remove, ({ params, query }, caller) => removeProperty(db, caller, params.id, query.version))
  serve(addRoom, ({ params, body }, caller) => addRoomType(db, caller, params.id, body))
  serve(editRoom, ({ params, body }, caller) => editRoomType(db, caller, params.id, body))
  serve(removeRoom, ({ params, query }, caller) => removeRoomType(db, caller, params.id, query.version))
}
