import { showNumber } from '@sarai/locale/number/number-display.ts'
import { useLanguage } from '#kit/language.tsx'

/** The place of a room in its request, for the eye: whoever listens hears it with the room's name. */
export function RoomNumber({ of: number, isSmall = false }: { of: number; isSmall?: boolean }) {
  const { language } = useLanguage()
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-control bg-primary-soft font-bold text-on-primary-soft ${isSmall ? 'size-7' : 'size-8.5'}`}
    >
      {showNumber(language, number)}
    </span>
  )
}
