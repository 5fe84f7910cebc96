import { mustChooseBed, type RoomOccupancy, type RoomRules } from '@sarai/domain/stay/occupancy.ts'
import type { Language } from '#language.ts'

type RuleWords = {
  readonly adults: (count: number) => string
  readonly bed: Readonly<Record<BedRule, string>>
  readonly child: string
  readonly noChild: string
  readonly between: string
}
type BedRule = 'eitherBed' | 'bothBeds' | 'extraBed' | 'childBed' | 'noBed'

const englishNumbers = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const persianNumbers = 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده'.split(' ')

const words: Readonly<Record<Language, RuleWords>> = {
  en: {
    adults: (count) => `${englishNumbers[count] ?? count} ${count === 1 ? 'adult' : 'adults'}`,
    bed: {
      eitherBed: 'one extra bed for an adult or one child with bed, not both',
      bothBeds: 'one extra bed for an adult and one child with bed, also together',
      extraBed: 'one extra bed for an adult',
      childBed: 'one child of 6 to 11 with bed',
      noBed: 'no further bed',
    },
    child: 'a child under 6 without bed is allowed',
    noChild: 'no child without bed',
    between: '; ',
  },
  fa: {
    adults: (count) => `${persianNumbers[count] ?? count} بزرگسال`,
    bed: {
      eitherBed: 'یک تخت اضافه برای بزرگسال یا یک کودک با تخت، نه هر دو',
      bothBeds: 'یک تخت اضافه برای بزرگسال و یک کودک با تخت، هر دو با هم هم ممکن است',
      extraBed: 'یک تخت اضافه برای بزرگسال',
      childBed: 'یک کودک ۶ تا ۱۱ سال با تخت',
      noBed: 'تخت اضافه ندارد',
    },
    child: 'کودک زیر ۶ سال بدون تخت پذیرفته می‌شود',
    noChild: 'کودک بدون تخت پذیرفته نمی‌شود',
    between: '؛ ',
  },
}

/** What the capacity and the four flags of a room type mean together, as one would say it on the phone. */
export function sayRoomRules(language: Language, { baseCapacity, rules }: RoomOccupancy): string {
  const { adults, bed, child, noChild, between } = words[language]
  return [adults(baseCapacity), bed[bedRuleOf(rules)], rules.childNoBedIsAllowed ? child : noChild].join(between)
}

function bedRuleOf(rules: RoomRules): BedRule {
  if (mustChooseBed(rules)) return 'eitherBed'
  if (rules.extraBedIsAllowed && rules.childWithBedIsAllowed) return 'bothBeds'
  if (rules.extraBedIsAllowed) return 'extraBed'
  return rules.childWithBedIsAllowed ? 'childBed' : 'noBed'
}
