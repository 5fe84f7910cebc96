import { Link } from '#kit/button/link.tsx'
import { LanguageSwitch } from '#kit/language-switch.tsx'
import { ThemeMenu } from '#kit/theme-menu.tsx'
import type { Section as GallerySection } from './section.ts'

const files = import.meta.glob<GallerySection>('./sections/*.tsx', { eager: true, import: 'default' })
const sections = Object.entries(files).map(([path, { title, Section, isWholePage }]) => ({
  name: path.replace('./sections/', '').replace('.tsx', ''),
  title,
  Section,
  isWholePage,
}))

export function Gallery({ only }: { only: string | null }) {
  const alone = sections.find(({ name }) => name === only)
  if (alone?.isWholePage) return <alone.Section />
  return (
    <div className="mx-auto max-w-[77.5rem] p-4 sm:p-7">
      <header className="mb-6 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-h1 font-bold">Gallery</h1>
        <LanguageSwitch />
        <ThemeMenu />
      </header>
      <nav aria-label="Sections" className="mb-6 flex flex-wrap gap-x-4 gap-y-1">
        {sections.map(({ name, title }) => (
          <Link key={name} href={`?section=${name}`} className="py-1">
            {title}
          </Link>
        ))}
      </nav>
      <main className="grid gap-10">
        {sections
          .filter(({ name, isWholePage }) => (alone ? name === only : !isWholePage))
          .map(({ name, title, Section: Body }) => (
            <section key={name} aria-label={title} className="min-w-0">
              <h2 className="mb-4 border-b border-line pb-2 text-h2 font-bold">{title}</h2>
              <Body />
            </section>
          ))}
      </main>
    </div>
  )
}
