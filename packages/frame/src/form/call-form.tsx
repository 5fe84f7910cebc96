import { useState, type ReactElement, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import { zodResolver } from '@hookform/resolvers/zod'
import {
  Controller,
  get,
  useForm,
  type ControllerRenderProps,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useUnsaved } from '@sarai/ui/kit/overlay/unsaved.ts'
import { saidByServer, useFieldError } from '#form/field-error.ts'
import { useFormWords } from '#form/form-words.ts'
import { namedFields } from '#form/named-fields.ts'
import { sameValue } from '#form/same-value.ts'
import { saidValue } from '#form/said-value.ts'
import { createWriteKeys, type WriteKeys } from '#form/write-key.ts'
import { isKeyTaken } from '#data/lost-answer.ts'
import { useSubmission } from '#data/submission.ts'
import { useHelp } from '#failure/help.ts'

/** What a field of the kit is given, of whatever value; a screen adds its label and its looks. */
type Bound<Typed extends FieldValues, Name extends FieldPath<Typed>> = Omit<
  ControllerRenderProps<Typed, Name>,
  'ref'
> & { inputRef: RefCallback<HTMLElement>; isRequired: boolean; error?: string }

export type CallFormOptions<Typed extends FieldValues, Filled extends FieldValues, Answer> = {
  schema: z.core.$ZodType<Filled, Typed>
  start: DefaultValues<Typed>
  /** Of the record that `start` was taken from, where `send` names it: on another version it is a new write. */
  version?: number
  /** The fields that may stay empty; all others are marked as required. */
  optional?: readonly FieldPath<Typed>[]
  send: (filled: Filled, once: { key: string }) => Promise<Answer>
  /** Returns its navigation when it leads away: the form is under way until the next page is there. */
  onSent: (filled: Filled, answer: Answer) => unknown
  /** Said when something is missing or wrong, in the place of what every form says. */
  incomplete?: string
  /** What is wrong is said in the form alone; in a dialog the snackbar would lie over the buttons. */
  isQuiet?: boolean
  /** Where the key of the write is kept with a draft, so that it outlives the tab. */
  keys?: WriteKeys
  /** False where nothing is worth a question: a password, a code. */
  asksBeforeLeaving?: boolean
}

export type CallForm<Typed extends FieldValues, Filled> = {
  form: UseFormReturn<Typed, unknown, Filled>
  field: <Name extends FieldPath<Typed>>(name: Name, draw: (bound: Bound<Typed, Name>) => ReactElement) => ReactElement
  submit: () => void
  isPending: boolean
  /** Leaving it would throw away what was typed. */
  isUnsaved: boolean
  /** What stands at no field: shown above the form. */
  problem: Error | undefined
  /**
   * Starts from other values. What was typed since `before`, the last start, stays, and a field that a colleague (`by`)
   * changed as well says so. Returns the first of those, or of what was typed.
   */
  rebase: (start: DefaultValues<Typed>, before?: Typed, by?: string) => FieldPath<Typed> | undefined
  /** While a newer version stands in the way of what is typed: who saved it, if that is known, and the way on from it. */
  newer?: { by: string | undefined; take: () => void } | undefined
}

/**
 * A form that is checked by a schema of the wire and sent with one call. A refusal that names fields is shown at
 * them, any other above the form, and each in the snackbar too, unless the form is quiet. What was typed stays, and
 * whoever leaves before it is saved is asked first (decision 058).
 */
export function useCallForm<Typed extends FieldValues, Filled extends FieldValues, Answer>(
  options: CallFormOptions<Typed, Filled, Answer>,
): CallForm<Typed, Filled> {
  const t = useFormWords()
  const errorText = useFieldError()
  const { language } = useLanguage()
  const say = useSnackbar()
  const helpWith = useHelp()
  const [takeBack, setTakeBack] = useState<() => void>()
  const complain = (sentence: string) => {
    if (options.isQuiet) return
    const undo = say('error', sentence)
    setTakeBack(() => undo)
  }
  const [keys] = useState(() => options.keys ?? createWriteKeys())
  const [problem, setProblem] = useState<Error>()
  /** The fields that are on the screen and can say what is wrong with them, and what each is drawn as. */
  const [drawn] = useState(() => new Map<FieldPath<Typed>, ReactElement>())
  const form = useForm<Typed, unknown, Filled>({
    resolver: zodResolver(options.schema),
    defaultValues: options.start,
    mode: 'onTouched',
  })

  /** What a colleague has made of the fields that were changed here as well. */
  const [theirs, setTheirs] = useState<ReadonlyMap<FieldPath<Typed>, string>>(new Map())

  /** From the answer to the page that it leads to: nothing is asked on the way there. */
  const [isLeaving, setLeaving] = useState(false)
  const isUnsaved = form.formState.isDirty && options.asksBeforeLeaving !== false && !isLeaving
  const saved = useUnsaved(isUnsaved)
  const [typedAs] = useState(() => new WeakMap<Filled, Typed>())
  /** What was typed while it was sent was not in it: it stays, and is still to be saved. */
  const startFrom = (sent: Typed) => {
    const typed = form.getValues()
    form.reset(sent)
    for (const name of Object.keys(typed) as FieldPath<Typed>[]) {
      if (!sameValue(typed[name], sent[name])) form.setValue(name, typed[name], { shouldDirty: true })
    }
  }

  const refused = (error: Error) => {
    if (isKeyTaken(error)) keys.settle()
    const named = error instanceof CallFailed ? namedFields(drawn.keys(), error.fields) : []
    for (const [index, name] of named.entries()) {
      form.setError(name, { type: saidByServer, message: error.message }, { shouldFocus: index === 0 })
    }
    // Whoever can only ask us finds the way there above the form, also where it is said at a field.
    if (named.length === 0 || helpWith(error)) setProblem(error)
    complain(error.message)
  }
  const keyFor = (filled: Filled) => keys.keyFor([options.version, withoutProof(filled)])
  const submission = useSubmission((filled: Filled) => options.send(filled, { key: keyFor(filled) }), {
    success: async (filled, answer) => {
      saved()
      // Drawn before the next page is asked for, so that what is still unsaved after it is held anew.
      flushSync(() => setLeaving(true))
      startFrom(typedAs.get(filled) ?? form.getValues())
      try {
        await options.onSent(filled, answer)
        keys.settle()
      } finally {
        setLeaving(false)
      }
    },
    failure: refused,
  })
  const submit = form.handleSubmit(
    (filled) => {
      typedAs.set(filled, structuredClone(form.getValues()))
      setProblem(undefined)
      setTheirs(new Map())
      // What was wrong is so no longer, and would stand on the page that follows.
      takeBack?.()
      submission.submit(filled)
    },
    () => {
      complain(options.incomplete ?? t('fillMandatory'))
      const isSaidAtAField = [...drawn.keys()].some((name) => form.getFieldState(name).invalid)
      if (options.isQuiet && !isSaidAtAField) setProblem(new Error(t('fillMandatory')))
    },
  )

  const sayTheirs = (field: FieldPath<Typed>, theirValue: unknown, name: string | undefined) => {
    const value = saidValue(language, theirValue, drawn.get(field))
    if (value === undefined) return name === undefined ? t('newerField') : t('newerFieldBy', { name })
    return name === undefined ? t('newerFieldTo', { value }) : t('newerFieldToBy', { name, value })
  }

  /** Where each place of a list is a field of its own, what was typed into one says nothing of the others. */
  const fieldsOf = (...versions: readonly [DefaultValues<Typed>, Typed, Typed]) =>
    Object.keys(versions[0]).flatMap((name) => {
      const lists: readonly unknown[] = versions.map((one) => get(one, name))
      const isOfFields = drawn.has(`${name}.0` as FieldPath<Typed>) && lists.every(isTexts)
      const isAsLong = isOfFields && lists.every(({ length }) => length === lists[0]!.length)
      return (isAsLong ? lists[0]!.map((_, place) => `${name}.${place}`) : [name]) as FieldPath<Typed>[]
    })

  return {
    form,
    field: (name, draw) => (
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref, ...bound }, fieldState }) => {
          const drawing = draw({
            ...bound,
            inputRef: (element) => {
              ref(element)
              if (element) drawn.set(name, drawing)
              else drawn.delete(name)
            },
            isRequired: !options.optional?.includes(name),
            error: errorText(fieldState.error) ?? theirs.get(name),
          })
          return drawing
        }}
      />
    ),
    submit: () => void submit(),
    isPending: submission.isPending,
    isUnsaved,
    problem,
    rebase: (start, before = form.formState.defaultValues as Typed, by) => {
      const typed = structuredClone(form.getValues())
      form.reset(start)
      setProblem(undefined)
      const changed = fieldsOf(start, typed, before).filter((name) => !sameValue(get(typed, name), get(before, name)))
      for (const name of changed) form.setValue(name, get(typed, name), { shouldDirty: true })
      const byBoth = changed.filter((name) =>
        [before, typed].every((one) => !sameValue(get(one, name), get(start, name))),
      )
      setTheirs(new Map(byBoth.map((name) => [name, sayTheirs(name, get(start, name), by)])))
      return byBoth[0] ?? changed[0]
    },
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A proof is no part of what is written: a try with the next code is the same write, and the server sees it so. */
function withoutProof<Filled extends FieldValues>(filled: Filled): Omit<Filled, 'proof'> {
  const { proof: _, ...contents } = filled
  return contents
}
