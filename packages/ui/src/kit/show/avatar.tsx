/** «نسرین رحیمی» becomes «ن‌ر»: the zero-width non-joiner keeps Persian letters from melting into a word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = Array.from(words[0] ?? '')[0] ?? ''
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : ''
  return `${first}\u200c${last}`.toLocaleUpperCase()
}

type AvatarProps = {
  name: string
  /** Agencies in turquoise and lapis, the provider's staff in saffron and pomegranate. */
  tone?: 'agency' | 'staff'
  size?: number
}

const tones = {
  agency: 'bg-linear-to-br from-[#27407f] to-[#0f6e68]',
  staff: 'bg-linear-to-br from-[#a3291f] to-[#a85a06]',
} as const

/** Decoration beside the name, which is always written too; so the letters are drawn by CSS and are not text. */
export function Avatar({ name, tone = 'agency', size = 36 }: AvatarProps) {
  return (
    <span
      data-initials={initialsOf(name)}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      className={`grid shrink-0 place-items-center rounded-full font-bold text-white before:content-[attr(data-initials)] ${tones[tone]}`}
    />
  )
}
