import { listAds } from '@sarai/wire/desk/ads.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/ads/messages.en.ts'
import { fa } from '#features/ads/messages.fa.ts'
import { nowruz } from '#features/ads/testing/nowruz.ts'
import { desk } from '#testing/desk.ts'

describeScreen('the advertisements', {
  app: desk,
  address: '/ads',
  words: { en, fa },
  states: (t, { language, kit, problem }) => {
    const [ad, text, link] =
      language === 'fa'
        ? [nowruz.titleFa, nowruz.textFa, nowruz.linkFa]
        : [nowruz.titleEn, nowruz.textEn, nowruz.linkEn]
    const on = (day: string) => ({ day: showDate(language, calendarDay(day)) })
    const days = [t('from', on(nowruz.shownFrom)), t('until', on(nowruz.shownUntil))]
    const steps = [t('moveEarlier', { ad }), t('moveLater', { ad }), t('edit', { ad }), t('remove', { ad })]
    return {
      loaded: {
        answers: [answerTo(listAds, [nowruz])],
        shows: [t('note'), t('newAd'), t('list'), text, t('later'), ...days, t('leadsTo', { link }), ...steps],
      },
      empty: { answers: [answerTo(listAds, [])], shows: [t('emptyTitle'), t('emptyText'), t('newAd')] },
      failing: { answers: [failureOf(listAds)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listAds, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listAds)], shows: [t('note'), kit('loading')] },
    }
  },
})
