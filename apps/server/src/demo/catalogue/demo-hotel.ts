/** What a hotel looks like and how it sells: decides its picture, its rooms, its board and its seasons. */
export type HotelKind = 'city' | 'boutique' | 'waterside' | 'resort' | 'tower' | 'court'

/** Invented houses: no name of a brand. The price is a double room's night in the quiet season, in whole euros. */
export type DemoHotel = readonly [
  name: string,
  persianName: string,
  grade: number,
  district: string,
  kind: HotelKind,
  price: number,
]
