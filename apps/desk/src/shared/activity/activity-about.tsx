import type { ActivityRow } from '@sarai/wire/desk/activity.ts'
import type { SubjectKind } from '@sarai/wire/desk/activity-values.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'

/** Subjects whose label is a name that people know: a person, a currency, a group. */
const named = new Set<SubjectKind | undefined>(['staff', 'colleague', 'invitation', 'agency-group', 'currency', 'rate'])

/** What a step is about: the agency, the person, or what is sold. */
export function ActivityAbout({ row, isOfOneAgency }: { row: ActivityRow; isOfOneAgency: boolean }) {
  const { language } = useLanguage()
  const { agency, about, subject } = row
  return (
    <span className="grid max-w-60 justify-items-start">
      {about && <To href={pathOf(about)} name={language === 'fa' ? about.nameFa : about.nameEn} />}
      {agency && !isOfOneAgency && <To href={`/agencies/${agency.id}`} name={agency.name} />}
      {named.has(subject?.kind) && <bdi className="wrap-anywhere">{subject?.label}</bdi>}
    </span>
  )
}

/** Made of the kind and of ids alone: nothing that anybody typed steers a link. */
function pathOf({ kind, id, packageId }: NonNullable<ActivityRow['about']>): string {
  switch (kind) {
    case 'package':
      return `/packages/${id}`
    case 'property':
      return `/packages/${packageId}/properties/${id}`
    case 'hotel':
      return `/hotels/${id}`
  }
}

function To({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  )
}
