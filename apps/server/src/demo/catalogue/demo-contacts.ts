import type { ContactFacts } from '@sarai/wire/desk/hotel-contacts.ts'
import type { DemoHotel } from '#demo/catalogue/demo-hotel.ts'

const turkish = ['Elif Demir', 'Mehmet Kaya', 'Zeynep Aydın', 'Emre Çelik', 'Ayşe Yıldız', 'Burak Şahin'] as const
const others = ['Anna Petrova', 'Omar Haddad', 'Nino Beridze', 'Sara Malik', 'David Grigoryan'] as const
/** The numbers of a city, as its people write them, with places that nobody has. */
const areas: readonly (readonly [district: string, code: string])[] = [
  ['tr-istanbul', '+90 212'],
  ['tr-antalya', '+90 242'],
  ['tr-izmir', '+90 232'],
  ['tr-', '+90 252'],
  ['ae-', '+971 4'],
  ['ge-', '+995 32'],
  ['am-', '+374 10'],
]

/** Invented like the house itself. Of every ninth nobody has written one down yet. */
export function contactOf([name, , , district]: DemoHotel, place: number): ContactFacts | undefined {
  if (place % 9 === 8) return undefined
  const isTurkish = district.startsWith('tr-')
  const people = isTurkish ? turkish : others
  const [, code = '+98 21'] = areas.find(([beginning]) => district.startsWith(beginning)) ?? []
  return {
    name: people[place % people.length]!,
    email: `reservations@${asHost(name)}.example`,
    // The desks of large Turkish houses write English.
    language: isTurkish && place % 3 !== 1 ? 'tr' : 'en',
    telephone: `${code} 555 ${String(place + 100).padStart(4, '0')}`,
  }
}

function asHost(name: string): string {
  const latin = name.toLowerCase().replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return latin.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '')
}
