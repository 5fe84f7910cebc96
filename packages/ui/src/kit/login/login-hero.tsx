import type { LucideIcon } from 'lucide-react'
import picture from '#kit/brand/hotel-caravanserai-court.webp'
import { Icon } from '#kit/show/icon.tsx'

export type LoginHeroProps = {
  title: string
  subtitle: string
  /** Three short promises under the subtitle. */
  points: readonly { icon: LucideIcon; label: string }[]
}

/** The picture is decoration; the veil keeps the words readable on it. The page's h1 belongs to the form. */
export function LoginHero({ title, subtitle, points }: LoginHeroProps) {
  return (
    <aside aria-label={title} className="sticky top-0 hidden h-dvh overflow-hidden text-white md:block">
      {/* Lazy: a phone, where it is hidden, does not load it. */}
      <img loading="lazy" src={picture} alt="" className="absolute inset-0 size-full object-cover" />
      <div className="absolute inset-0 bg-[linear-gradient(200deg,rgb(12_28_40/0.1),rgb(18_14_44/0.2)_40%,rgb(18_12_40/0.9))]" />
      <div className="absolute inset-x-0 bottom-0 p-8 lg:p-14">
        <p className="max-w-140 text-display leading-tight font-bold tracking-[-0.03em] text-balance rtl:leading-normal">
          {title}
        </p>
        <p className="mt-3 max-w-130 text-lead opacity-95">{subtitle}</p>
        <ul className="mt-5.5 flex flex-wrap gap-x-5.5 gap-y-2">
          {points.map(({ icon, label }) => (
            <li key={label} className="flex items-center gap-2 font-medium">
              <Icon of={icon} className="text-[#f7d68e]" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
