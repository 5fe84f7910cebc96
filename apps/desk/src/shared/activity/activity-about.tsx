import type { ActivityRow } from '@sarai/contract/activity.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Link } from '@sarai/ui/kit/link.tsx'

/** Steps whose subject is a name that people know: a username, a person, a currency, a group. */
const named = /^(staff-|colleague-|group-|currency-|rate-)/

/** What a step is about: the agency, the person, or what is sold. */
export function ActivityAbout({ row, isOfOneAgency }: { row: ActivityRow; isOfOneAgency: boolean }) {
  const { language } = useLanguage()
  const { agency, about, subject, what } = row
  return (
    <span className="grid max-w-60 justify-items-start">
      {about && <To href={`/${about.path}`} name={language === 'fa' ? about.nameFa : about.nameEn} />}
      {agency && !isOfOneAgency && <To href={`/agencies/${agency.id}`} name={agency.name} />}
      {named.test(what) && <bdi className="wrap-anywhere">{subject}</bdi>}
    </span>
  )
}

function To({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  )
}
