/**
 * Fields that lose what was typed into them in silence. A form of the frame asks before anybody leaves it unsaved, by
 * itself (decision 058). A field that is not given to such a form, or a form that says it need not ask, has to be
 * thought about: its file calls `useUnsaved` (or `useTypedChange`, which does), or stands here with the reason why nothing is lost.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { report } from '../report.ts'

/** What people type into. `{...props}` on one of them are what a form binds to it. */
const FIELDS =
  /^(?:TextField|TextArea|AmountField|PasswordField|DateField|DateRangeField|TimeField|Combobox|ComboboxMany|input|textarea)$/

/** Files whose fields stand in no form that asks, and where what is typed is kept, or is worth no question. */
const NOTHING_IS_LOST: Readonly<Record<string, string>> = {
  'apps/desk/src/features/activity/activity-filters.tsx': 'a filter: it stands in the address',
  'apps/desk/src/features/auth/accept-form.tsx': 'a name that is read, not typed',
  'apps/desk/src/features/commissions/seen-dialog.tsx':
    'a question that is asked again in a moment, and changes nothing',
  'apps/desk/src/features/packages/property/stay-preview.tsx': 'a question that is asked again in a moment',
  'apps/desk/src/features/requests/filters/use-filters.tsx': 'a filter: it stands in the address',
  'apps/portal/src/features/auth/forgot-password-page.tsx': 'an address that is known by heart',
  'apps/portal/src/features/auth/link/accept-invitation-form.tsx': 'a password: it is better not kept',
  'apps/portal/src/features/auth/link/reset-password-form.tsx': 'a password: it is better not kept',
  'apps/portal/src/features/new-request/change/change-dates-page.tsx': 'held by a change, which asks',
  'apps/portal/src/features/new-request/flights/flight-fields.tsx': 'held by the draft, or by a change that asks',
  'apps/portal/src/features/new-request/guest-list/list-input.tsx': 'held by the dialog around it, which asks',
  'apps/portal/src/features/new-request/guest-list/questions/country-question.tsx': 'held by the dialog around it',
  'apps/portal/src/features/new-request/guest-list/questions/day-question.tsx': 'held by the dialog around it',
  'apps/portal/src/features/new-request/guest-list/questions/name-question.tsx': 'held by the dialog around it',
  'apps/portal/src/features/new-request/guest-list/questions/passport-question.tsx': 'held by the dialog around it',
  'apps/portal/src/features/new-request/review/agency-reference.tsx': 'part of the draft, which saves itself',
  'apps/portal/src/features/new-request/rooms/stay-fields.tsx': 'part of the draft, which saves itself',
  'apps/portal/src/features/new-request/search-form.tsx': 'a search: it stands in the address',
  'apps/portal/src/features/requests/filters/filter-bar.tsx': 'a search: it stands in the address',
  'apps/portal/src/features/requests/filters/use-filters.tsx': 'a filter: it stands in the address',
  'packages/frame/src/account/password-form.tsx': 'a password: it is better not kept',
  'packages/frame/src/form/password/hidden-username.tsx': 'for password managers: nobody sees it',
  'packages/frame/src/form/step-up/step-up-dialog.tsx': 'a code or a password: it is better not kept',
  'apps/portal/src/shared/guest-form/guest-fields.tsx': 'held by the draft, or by a change that asks',
  'packages/frame/src/login/login-form.tsx': 'a login: a password is better not kept',
  'packages/frame/src/list/day-filter.tsx': 'a filter: it stands in the address',
  'packages/frame/src/list/list-table.tsx': 'a search: it stands in the address',
  'packages/frame/src/thread/thread-panel.tsx': 'a message: it is kept as a draft of its thread (kept-draft.ts)',
}

export function lostInput(file: string, source: string): string[] {
  if (/\buse(?:Unsaved|TypedChange)\(/.test(source)) return []
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const wrongs: string[] = []
  const at = (node: ts.Node) => `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const look = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText()
      const isBound = node.attributes.properties.some(isWholeSpread) || isWithinField(node)
      if (FIELDS.test(name) && !isBound) wrongs.push(`${at(node)}: what is typed into this ${name} belongs to no form`)
    }
    ts.forEachChild(node, look)
  }
  look(parsed)
  for (const { index } of source.matchAll(/asksBeforeLeaving(?:: |=\{)false/g)) {
    const line = source.slice(0, index).split('\n').length
    wrongs.push(`${file}:${line}: this form is left without a question`)
  }
  return wrongs
}

/** `{...props}`, not `{...(isWrong && { error })}`, which adds to a field that is held by hand. */
function isWholeSpread(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxSpreadAttribute(attribute) && ts.isIdentifier(attribute.expression)
}

/** Drawn by `field('name', ({ value, onChange }) => …)` of a form, with what the form binds taken apart. */
function isWithinField(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isCallExpression(around) && /(?:^|\.)field$/.test(around.expression.getText())) return true
  }
  return false
}

/** `reasons` is a parameter so that a test can give its own. */
export function unthought(
  found: ReadonlyMap<string, readonly string[]>,
  reasons: Readonly<Record<string, string>> = NOTHING_IS_LOST,
): string[] {
  const idle = Object.keys(reasons).filter((file) => !found.has(file))
  return [
    ...[...found].flatMap(([file, wrongs]) => (file in reasons ? [] : wrongs)),
    ...idle.map((file) => `${file}: holds nothing that could be lost, so its reason in kept-input.ts can go`),
  ]
}

if (import.meta.main) {
  const root = process.cwd()
  const files = globSync('{apps/{portal,desk},packages/frame}/src/**/*.tsx', {
    cwd: root,
    exclude: ['**/*.test.tsx', '**/testing/**'],
  }).sort()
  if (files.length < 400) throw new Error(`Only ${files.length} files of screens were seen`)
  const found = files.map((file) => [file, lostInput(file, readFileSync(join(root, file), 'utf8'))] as const)
  report(unthought(new Map(found.filter(([, wrongs]) => wrongs.length > 0))))
}
