import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { en as loginEn } from '@sarai/frame/login/login-words.en.ts'
import { fa as loginFa } from '@sarai/frame/login/login-words.fa.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { en as fieldEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as fieldFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { RegisterPage } from '#features/auth/register-page.tsx'
import { answerTo, lossOf, refusalOf, serveAnswers, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill as fillIn, press, tick } from '@sarai/frame/testing/hands.ts'
import { portal } from '#testing/portal.ts'

const said = { en: { ...fieldEn, ...formEn, ...en }, fa: { ...fieldFa, ...formFa, ...fa } } as const

const good = {
  AgencyName: 'پرواز آسیا_۲',
  ManagerFirstName: 'نسرین',
  ManagerLastName: 'رحیمی',
  Email: 'nasrin@parvazasia.example',
  Mobile: '+989123456789',
  Password: 'Caravan5erai',
  repeat: 'Caravan5erai',
} as const
type Field = keyof typeof good

function draw(answer: Answer = answerTo(registerAgency, {})) {
  const asked = serveAnswers([answer])
  const { address } = drawPage(<RegisterPage />, '/auth/register')
  return { asked, address }
}

const input = (name: Field) => page.elementLocator(document.querySelector(`input[name=${name}]`)!)

/** What a test is about is typed; the rest of a good form is only there, as a browser fills it from its memory. */
async function fill(typed: Partial<Record<Field, string>>, rest: Partial<Record<Field, string>> = {}) {
  await expect.poll(() => document.querySelector('input[name=repeat]')).not.toBeNull()
  for (const [name, value] of Object.entries(rest)) if (!(name in typed)) put(name as Field, value)
  for (const [name, value] of Object.entries(typed)) await input(name as Field).fill(value)
  await userEvent.tab()
}

function put(name: Field, value: string) {
  const field = input(name).element()
  // Past the field's own setter, by which React would know the value already and hear of no change.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describeScreen('the registration', {
  app: portal,
  address: '/auth/register',
  as: 'visitor',
  words: { en: { ...loginEn, ...en }, fa: { ...loginFa, ...fa } },
  proves: '[auth-03]',
  states: (t, { form, problem }) => {
    const send = async () => {
      await fillIn({ [t('company')]: good.AgencyName, [t('email')]: good.Email, [t('phone')]: good.Mobile })
      await fillIn({ [t('firstName')]: good.ManagerFirstName, [t('lastName')]: good.ManagerLastName })
      await fillIn({ [t('password')]: good.Password, [t('repeat')]: good.repeat })
      await tick(t('terms'))
      await press(t('send'))
    }
    const people = [t('company'), t('firstName'), t('lastName'), t('email'), t('emailHint'), t('phone'), t('phoneHint')]
    const rules = [form('ruleLength'), form('ruleCapital'), form('ruleSmall'), form('ruleDigit')]
    const end = [t('terms'), t('readTerms'), t('send'), t('haveAccount'), t('logIn')]
    return {
      loaded: {
        shows: [t('registerTitle'), t('registerHelp'), ...people, t('password'), ...rules, t('repeat'), ...end],
      },
      empty: {
        act: async () => {
          await tick(t('terms'))
          await press(t('send'))
        },
        shows: [form('wrongRequired'), form('fillMandatory')],
      },
      refused: {
        answers: [refusalOf(registerAgency, 400, 'PASSWORD_PERSONAL', { fields: ['Password'] })],
        act: send,
        shows: [problem('PASSWORD_PERSONAL')],
      },
      failing: { answers: [lossOf(registerAgency)], act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: [silenceTo(registerAgency)], act: send, shows: [t('registerTitle')] },
    }
  },
})

describe.each(drawnLanguages('the registration'))('the registration in %s', (language) => {
  const words = said[language]
  beforeEach(async () => {
    await page.viewport(1280, 900)
    speak(language)
  })

  test('tells the rules of a password at the password, above the field that repeats it', async () => {
    draw()
    const rules = page.getByRole('list').filter({ hasText: words.ruleDigit })
    await expect.element(rules).toBeVisible()
    const ruleList = rules.element()
    expect(ruleList.compareDocumentPosition(input('repeat').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(ruleList.compareDocumentPosition(input('Password').element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  test('waits for the terms, and says that fields are missing [auth-05]', async () => {
    const { asked, address } = draw()
    const send = page.getByRole('button', { name: words.send })
    await expect.element(send).toBeDisabled()
    await tick(words.terms)
    await send.click()
    await expect.poll(snackbar).toContain(words.fillMandatory)
    expect([asked, address()]).toEqual([[], '/auth/register'])
  })

  test.each([
    ['AgencyName', '', 'wrongRequired'],
    ['AgencyName', '___', 'wrongCompanyName'],
    ['AgencyName', 'Parvaz & Co', 'wrongCompanyName'],
    ['ManagerFirstName', '', 'wrongRequired'],
    ['ManagerLastName', '', 'wrongRequired'],
    ['Email', '', 'wrongRequired'],
    ['Email', 'nasrin@', 'wrongEmail'],
    ['Mobile', '', 'wrongRequired'],
    ['Mobile', '02112345678', 'wrongMobile'],
    ['Mobile', '0912345678', 'wrongMobile'],
    ['Password', 'caravan5erai', 'wrongPassword'],
    ['repeat', 'Caravan5eraj', 'wrongRepeat'],
  ] as const)('refuses %s "%s" at its field, in words [auth-03]', async (name, value, problem) => {
    const { asked } = draw()
    await fill({ [name]: value }, good)
    await tick(words.terms)
    await page.getByRole('button', { name: words.send }).click()
    await expect.element(input(name)).toHaveAccessibleDescription(new RegExp(words[problem].replaceAll(/[.!؛؟]/g, '.')))
    await expect.element(input(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('alert').getByText(words.fillMandatory)).toBeVisible()
    expect(asked).toEqual([])
  })

  test.each(['09123456789', '9123456789', '+989123456789', '۰۹۱۲۳۴۵۶۷۸۹'])(
    'takes %s for an Iranian mobile [auth-03]',
    async (mobile) => {
      const { asked, address } = draw()
      await fill({ Mobile: mobile }, good)
      const send = page.getByRole('button', { name: words.send })
      await expect.element(send).toBeDisabled()
      await tick(words.terms)
      await send.click()
      await expect.poll(address).toBe('/auth/register-success')
      const { repeat: _, ...body } = good
      expect(await asked[0]?.json()).toEqual({ ...body, Mobile: expect.stringMatching(/^(\+98|0)?9123456789$/) })
    },
  )

  test('ticks each rule of the password as soon as it is kept [auth-04]', async () => {
    draw()
    await fill({ Password: '' })
    const rules = [words.ruleLength, words.ruleCapital, words.ruleSmall, words.ruleDigit]
    const ticked = () =>
      rules.filter((rule) => {
        const item = [...document.querySelectorAll('li')].find((line) => line.textContent?.includes(rule))
        return item?.textContent?.includes(words.ruleMet) && !item.textContent.includes(words.ruleNotMet)
      })
    for (const [typed, kept] of [
      ['', []],
      ['a', [words.ruleSmall]],
      ['aB', [words.ruleCapital, words.ruleSmall]],
      ['aB3', [words.ruleCapital, words.ruleSmall, words.ruleDigit]],
      ['aB345678', rules],
      ['ab345678', [words.ruleLength, words.ruleSmall, words.ruleDigit]],
    ] as const) {
      await input('Password').fill(typed)
      await expect.poll(ticked).toEqual(kept)
    }
  })

  test.each([400, 401, 403])('shows what the server says to a %i in an error snackbar [auth-13]', async (status) => {
    draw(refusalOf(registerAgency, status, 'PASSWORD_WEAK'))
    await fill({}, good)
    await tick(words.terms)
    await page.getByRole('button', { name: words.send }).click()
    await expect.poll(snackbar).toContain(sayProblem(language, 'PASSWORD_WEAK', {}))
  })
})

/** What the region of urgent messages says. */
const snackbar = () => document.querySelector('[data-react-aria-top-layer] [role=alert]')?.textContent ?? ''
