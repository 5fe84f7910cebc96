import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en as pageEn } from '#app/page-words.en.ts'
import { fa as pageFa } from '#app/page-words.fa.ts'
import { en } from '#app/shell-words.en.ts'
import { fa } from '#app/shell-words.fa.ts'
import { portal } from '#testing/portal.ts'

describeScreen('a page that is not open yet', {
  app: portal,
  address: '/orders/order-details/2207',
  words: { en: { ...pageEn, ...en }, fa: { ...pageFa, ...fa } },
  asksNothing: 'there is nothing behind it yet',
  states: (t) => ({
    loaded: {
      shows: [t('contractDetails', { number: '2207' }), t('notYetTitle'), t('notYetText'), t('toDashboard')],
    },
  }),
})
