import { CutName } from '#kit/show/cut-name.tsx'
import type { ShellUser } from '#kit/shell/shell-parts.ts'

/** Who is logged in and where they belong, beside their picture. */
export function UserNames({ of: { name, note } }: { of: ShellUser }) {
  return (
    <span className="min-w-0 grow">
      <span className="block leading-snug font-semibold">
        <CutName>{name}</CutName>
      </span>
      <span className="block text-micro text-muted">
        <CutName>{note}</CutName>
      </span>
    </span>
  )
}
