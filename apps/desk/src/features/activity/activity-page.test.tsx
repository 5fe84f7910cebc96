import { listActivity } from '@sarai/wire/desk/activity.ts'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/activity/messages.en.ts'
import { fa } from '#features/activity/messages.fa.ts'
import { en as tableEn } from '#shared/activity/activity-words.en.ts'
import { fa as tableFa } from '#shared/activity/activity-words.fa.ts'
import { anApproval } from '#shared/activity/testing/an-approval.ts'
import { en as statusEn } from '#shared/agency-status/status-words.en.ts'
import { fa as statusFa } from '#shared/agency-status/status-words.fa.ts'
import { desk } from '#testing/desk.ts'

const asked = { who: null, agency: null }
const nothing = { rows: [], next: null, asked }

describeScreen('the activity log', {
  app: desk,
  address: '/activity',
  words: { en, fa },
  states: (t, { language, kit, problem }) => {
    const table = translator(language, { en: tableEn, fa: tableFa })
    const status = translator(language, { en: statusEn, fa: statusFa })
    /** On a phone they are folded away. */
    const unfold = async () => {
      if (innerWidth < 700) await press(t('filters'))
    }
    const filters = [t('kind'), t('allKinds'), t('allAgencies'), t('everybody'), t('from'), t('until')]
    const when = showShortDateTime(language, Date.parse(anApproval.at))
    const step = [table('agency-approve'), 'Parvaz Asia', status('pending'), status('approved')]
    return {
      loaded: {
        answers: [answerTo(listActivity, { ...nothing, rows: [anApproval] }), answerTo(listAgencyGroups, [])],
        act: unfold,
        shows: [t('note'), ...filters, ...step, 'Leila Moradi', when, anApproval.address],
        showsWide: [table('what'), table('about'), table('change'), table('when'), table('where')],
      },
      empty: {
        address: '/activity?what=agency-approve',
        answers: [answerTo(listActivity, nothing)],
        shows: [table('nothingFits'), table('nothingFitsText'), table('clearFilters')],
      },
      failing: { answers: [failureOf(listActivity)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listActivity, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listActivity)], shows: [t('note'), kit('loading')] },
    }
  },
})
