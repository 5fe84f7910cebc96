import { expect, it } from 'vitest'
import { lostInput, unthought } from './kept-input.ts'

const form = `call.field('name', (props) => <TextField {...props} label={t('name')} />)`
const twoAtOnce = `field('from', ({ value, onChange }) => <DateRangeField value={value} onChange={onChange} />)`
const byHand = `<TextField label={t('name')} value={name} onChange={setName} />`
const withError = `<TextArea value={reason} onChange={setReason} {...(isMissing && { error })} />`

it.each([
  ['a field that a form binds', form],
  ['two fields of a form behind one', twoAtOnce],
  ['a field of a page that asks by itself', `useUnsaved(name !== '')\n${byHand}`],
  ['no field', `<Button>{t('save')}</Button>`],
])('lets pass %s', (_, source) => {
  expect(lostInput('hotel-dialog.tsx', source)).toEqual([])
})

it.each([
  ['a field that is held by hand', byHand],
  ['sabotage: a field held by hand that is given its error', withError],
  ['a form that is left without a question', `useCallForm({ asksBeforeLeaving: false, send })`],
  ['a dialog that is left without a question', `<FormDialog asksBeforeLeaving={false} />`],
])('refuses %s', (_, source) => {
  expect(lostInput('hotel-dialog.tsx', source)).toEqual([expect.stringContaining('hotel-dialog.tsx:1')])
})

it('takes a reason for a file, and none that is not needed any more', () => {
  const found = new Map([['search.tsx', ['search.tsx:3: belongs to no form']]])
  expect(unthought(found, {})).toEqual(['search.tsx:3: belongs to no form'])
  expect(unthought(found, { 'search.tsx': 'a search' })).toEqual([])
  expect(unthought(new Map(), { 'search.tsx': 'a search' })).toEqual([expect.stringContaining('search.tsx')])
})
