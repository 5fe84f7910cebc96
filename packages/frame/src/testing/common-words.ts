import type { ProblemCode } from '@sarai/domain/ground/problem.ts'
import type { ProblemValues } from '@sarai/domain/ground/result.ts'
import type { Language } from '@sarai/locale/language.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { translator, type Translate } from '@sarai/ui/kit/translate.ts'
import { en as fieldEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as fieldFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { fa as kitFa } from '@sarai/ui/kit/words.fa.ts'
import { en as frameEn } from '#frame-words.en.ts'
import { fa as frameFa } from '#frame-words.fa.ts'
import { en as formEn } from '#form/form-words.en.ts'
import { fa as formFa } from '#form/form-words.fa.ts'
import { en as stepUpEn } from '#form/step-up/step-up-words.en.ts'
import { fa as stepUpFa } from '#form/step-up/step-up-words.fa.ts'

/** What many screens say, as they say it. */
export type CommonWords = {
  language: Language
  kit: Translate<typeof kitEn>
  /** Of fields, pickers and tables. */
  field: Translate<typeof fieldEn>
  /** Of the pages of lists and records. */
  frame: Translate<typeof frameEn>
  form: Translate<typeof formEn>
  stepUp: Translate<typeof stepUpEn>
  problem: (code: ProblemCode, values?: ProblemValues) => string
}

export function commonWords(language: Language): CommonWords {
  return {
    language,
    kit: translator(language, { en: kitEn, fa: kitFa }),
    field: translator(language, { en: fieldEn, fa: fieldFa }),
    frame: translator(language, { en: frameEn, fa: frameFa }),
    form: translator(language, { en: formEn, fa: formFa }),
    stepUp: translator(language, { en: stepUpEn, fa: stepUpFa }),
    problem: (code, values = {}) => sayProblem(language, code, values),
  }
}
