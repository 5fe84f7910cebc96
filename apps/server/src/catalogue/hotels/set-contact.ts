import type { ContactFacts, HotelContact, setHotelContact as operation } from '@sarai/wire/desk/hotel-contacts.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { contact as reach, text, valuesOf, word } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

/** Of `hotel left join hotel_contact contact`: of a new hotel nobody has written one down. */
export const contactAsJson = `
  json_build_object('version', coalesce(contact.version, 1), 'name', coalesce(contact.name, ''),
    'email', coalesce(contact.email, ''), 'language', coalesce(contact.language, 'en'),
    'telephone', coalesce(contact.telephone, ''))`

const logged = valuesOf<ContactFacts>({
  name: text,
  email: reach,
  language: word('hotel-language'),
  telephone: reach,
})
const findContact = query<{ hotelId: HotelId }, { contact: HotelContact }>(`
  select ${contactAsJson} as contact from hotel left join hotel_contact contact on contact.hotel_id = hotel.id
  where hotel.id = $hotelId`)
/** Nothing when somebody was faster. */
const saveContact = query<ContactFacts & { hotelId: HotelId; version: number }, { version: number }>(`
  insert into hotel_contact (hotel_id, version, name, email, language, telephone)
  values ($hotelId, $version + 1, $name, $email, $language, $telephone)
  on conflict (hotel_id) do update set version = excluded.version, name = excluded.name, email = excluded.email,
    language = excluded.language, telephone = excluded.telephone where hotel_contact.version = $version
  returning version`)

/** Nothing that an agency reads changes with it: only the desk is told. */
export function setContact(
  db: Database,
  staff: StaffCaller,
  id: HotelId,
  { version, ...contact }: InputOf<typeof operation>['body'],
) {
  return db.write(staff, [findContact.ask.first({ hotelId: id })], async (tx, [found]) => {
    const { version: _, ...before } = asSeen(found?.contact, version)
    const changed = changedValues(logged(before), logged(contact))
    if (changed === undefined) return { id, version }
    const saved = await saveContact.first(tx, { hotelId: id, version, ...contact })
    if (saved === undefined) throw new Problem('STATE_CHANGED')
    await record(tx, staff, { what: 'hotel-contact', subject: { kind: 'hotel', id }, ...changed })
    await announce(tx, { to: 'desk', what: 'hotel', id: `${id}` })
    return { id, version: saved.version }
  })
}
