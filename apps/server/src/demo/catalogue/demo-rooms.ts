import type { HotelKind } from '#demo/catalogue/demo-hotel.ts'

type Rules = 'none' | 'child' | 'one-bed' | 'both-beds'

/** A room type by its price against the hotel's double room. */
export type DemoRoom = {
  readonly en: string
  readonly fa: string
  readonly view: string
  readonly guests: number
  readonly factor: number
  readonly rules: Rules
}

const single: DemoRoom = room('Standard Single', 'سینگل استاندارد', 'none', 1, 0.8, 'none')
const double = (view: string): DemoRoom => room('Standard Double', 'دبل استاندارد', view, 2, 1, 'one-bed')
const triple = (view: string): DemoRoom => room('Triple', 'تریپل', view, 3, 1.35, 'child')

const roomsByKind: Record<HotelKind, readonly DemoRoom[]> = {
  city: [
    single,
    double('city'),
    room('Deluxe Double', 'دبل دلوکس', 'city', 2, 1.25, 'one-bed'),
    triple('city'),
    room('Family Suite', 'سوئیت خانوادگی', 'city', 4, 1.9, 'child'),
  ],
  boutique: [
    double('old-town'),
    room('Superior Double', 'دبل سوپریور', 'old-town', 2, 1.2, 'one-bed'),
    room('Terrace Suite', 'سوئیت تراس‌دار', 'sea', 2, 1.7, 'child'),
  ],
  waterside: [
    double('garden'),
    room('Sea View Double', 'دبل رو به دریا', 'sea', 2, 1.3, 'one-bed'),
    room('Twin, partial sea view', 'توئین با دید جزئی به دریا', 'partial-sea', 2, 1.15, 'one-bed'),
    triple('garden'),
  ],
  resort: [
    double('garden'),
    room('Double, sea view', 'دبل رو به دریا', 'sea', 2, 1.22, 'both-beds'),
    room('Family Room', 'اتاق خانوادگی', 'pool', 4, 1.75, 'child'),
    room('Family Suite', 'سوئیت خانوادگی', 'sea', 4, 2.2, 'both-beds'),
  ],
  tower: [
    double('city'),
    room('Executive Twin', 'توئین اگزکیوتیو', 'city', 2, 1.3, 'one-bed'),
    triple('city'),
    room('Skyline Suite', 'سوئیت اسکای‌لاین', 'city', 3, 2.1, 'both-beds'),
  ],
  court: [
    double('courtyard'),
    room('Vaulted Room', 'اتاق طاق‌دار', 'courtyard', 2, 1.2, 'one-bed'),
    room('Valley Suite', 'سوئیت رو به دره', 'valley', 3, 1.65, 'child'),
  ],
}

const boards: Record<HotelKind, string> = {
  city: 'BB',
  boutique: 'BB',
  waterside: 'HB',
  resort: 'AI',
  tower: 'BB',
  court: 'BB',
}

export function roomsOf(kind: HotelKind): readonly DemoRoom[] {
  return roomsByKind[kind]
}

/** The best resorts pour all day and night; plain city houses in the cheapest class sell the room only. */
export function boardOf(kind: HotelKind, grade: number, price: number): string {
  if (kind === 'resort' && grade === 5 && price >= 130) return 'UAI'
  if (kind === 'city' && grade <= 3) return 'RO'
  return boards[kind]
}

export function rulesOf(rules: Rules) {
  const anyBed = rules === 'one-bed' || rules === 'both-beds'
  return {
    extra_bed_allowed: anyBed,
    child_with_bed_allowed: anyBed,
    child_no_bed_allowed: rules !== 'none',
    extra_bed_and_child_with_bed_together: rules === 'both-beds',
  }
}

function room(en: string, fa: string, view: string, guests: number, factor: number, rules: Rules): DemoRoom {
  return { en, fa, view, guests, factor, rules }
}
