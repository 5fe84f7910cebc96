import {
  addTicketCategory,
  editTicketCategory,
  listDeskTicketCategories,
  type DeskTicketCategory,
} from '@sarai/wire/desk/support/categories.ts'
import { answerTo, failureOf, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'

const screen = { app: desk, address: '/settings?tab=categories', words: { en, fa } } as const
const technical: DeskTicketCategory = {
  id: 5,
  version: 1,
  nameEn: 'Technical problem',
  nameFa: 'مشکل فنی',
  active: true,
}
const old = { ...technical, id: 6, nameEn: 'Fax', nameFa: 'نمابر', active: false }
const listed = answerTo(listDeskTicketCategories, [technical, old])

describeScreen('a category of tickets', {
  ...screen,
  states: (t, { language, form, problem }) => {
    const change = async () => {
      await press(t('edit', { name: language === 'fa' ? technical.nameFa : technical.nameEn }))
      await press(t('save'))
    }
    const open = () => press(t('addCategory'))
    return {
      loaded: {
        answers: [listed, silenceTo(addTicketCategory)],
        act: open,
        shows: [t('nameEn'), t('nameFa'), t('agenciesChoose'), t('save')],
      },
      empty: {
        answers: [listed, silenceTo(addTicketCategory)],
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [listed, refusalOf(editTicketCategory, 409, 'STATE_CHANGED')],
        act: change,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [listed, lossOf(editTicketCategory)], act: change, shows: [form('lostTitle')] },
      slow: { answers: [listed, silenceTo(editTicketCategory)], act: change, shows: [t('save')] },
    }
  },
})

describeScreen('the categories of tickets [ticket-01]', {
  ...screen,
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [listed],
      shows: [
        t('categoriesNote'),
        t('active'),
        t('inactive'),
        ...(language === 'fa' ? [technical.nameFa, old.nameFa] : [technical.nameEn, old.nameEn]),
      ],
    },
    empty: {
      answers: [answerTo(listDeskTicketCategories, [])],
      shows: [t('categoriesEmpty'), t('categoriesEmptyText')],
    },
    failing: { answers: [failureOf(listDeskTicketCategories)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listDeskTicketCategories, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listDeskTicketCategories)], shows: [t('categoriesNote'), kit('loading')] },
  }),
})
