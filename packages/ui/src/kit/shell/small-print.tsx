import { toDigitsOf } from '@sarai/locale/text/digits.ts'
import { CopyrightLine } from '#kit/show/copyright-line.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { useLanguage } from '#kit/language.tsx'

/** The version and the copyright, at the foot of the sidebar and of the drawer. */
export function SmallPrint({ version }: { version: string }) {
  const t = useKitWords()
  const { language } = useLanguage()
  return (
    <p className="flex flex-wrap justify-between gap-x-2 px-2 pt-1 text-[0.6875rem] text-muted">
      <span>{t.rich('version', { version: <bdi dir="ltr">{toDigitsOf(language, version)}</bdi> })}</span>
      <CopyrightLine />
    </p>
  )
}
