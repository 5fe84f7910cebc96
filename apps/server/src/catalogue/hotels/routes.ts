import {
  addHotelPicture,
  describeHotelPicture,
  orderHotelPictures,
  removeHotelPicture,
} from '@sarai/wire/desk/hotel-pictures.ts'
import { setHotelContact } from '@sarai/wire/desk/hotel-contacts.ts'
import {
  addHotel as add,
  editHotel as edit,
  listHotels as list,
  listPlaces as places,
  readHotel as read,
  switchHotel as turn,
} from '@sarai/wire/desk/hotels.ts'
import { addHotel } from '#catalogue/hotels/add-hotel.ts'
import { addPicture } from '#catalogue/hotels/add-picture.ts'
import { describePicture } from '#catalogue/hotels/describe-picture.ts'
import { editHotel } from '#catalogue/hotels/edit-hotel.ts'
import { readHotel } from '#catalogue/hotels/hotel-details.ts'
import { listHotels } from '#catalogue/hotels/hotel-list.ts'
import { orderPictures } from '#catalogue/hotels/order-pictures.ts'
import { listPlaces } from '#catalogue/hotels/place-queries.ts'
import { removePicture } from '#catalogue/hotels/remove-picture.ts'
import { setContact } from '#catalogue/hotels/set-contact.ts'
import { switchHotel } from '#catalogue/hotels/switch-hotel.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveDeskHotels(serve: Serve, { db }: { db: Database }) {
  serve(places, (_, caller) => listPlaces(db, caller))
  serve(list, ({ query }, caller) => listHotels(db, caller, query))
  serve(read, ({ params }, caller) => readHotel(db, caller, params.id))
  serve(add, ({ body }, caller) => addHotel(db, caller, body))
  serve(edit, ({ params, body }, caller) => editHotel(db, caller, params.id, body))
  serve(turn, ({ params, body }, caller) => switchHotel(db, caller, params.id, body))
  serve(setHotelContact, ({ params, body }, caller) => setContact(db, caller, params.id, body))
  serve(addHotelPicture, ({ params, body }, caller) => addPicture(db, caller, params.id, body))
  serve(describeHotelPicture, ({ params, body }, caller) => describePicture(db, caller, params, body))
  serve(orderHotelPictures, ({ params, body }, caller) => orderPictures(db, caller, params.id, body))
  serve(removeHotelPicture, ({ params, query }, caller) => removePicture(db, caller, params, query.version))
}
