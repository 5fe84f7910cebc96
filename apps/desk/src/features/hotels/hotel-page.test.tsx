import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readHotel, switchHotel } from '@sarai/wire/desk/hotels.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { answerTo, failureOf, inTurn, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'
import { galata, peraDetails } from '#features/hotels/testing/a-hotel.ts'
import { placeName } from '#shared/place-name.ts'
import { desk } from '#testing/desk.ts'

const pera = answerTo(readHotel, peraDetails)
const nobody = { version: 1, name: '', email: '', language: 'en', telephone: '' } as const
const bare = answerTo(readHotel, { ...peraDetails, active: false, contact: nobody, pictures: [], soldIn: [] })
const [sold] = peraDetails.soldIn

describeScreen('a hotel', {
  app: desk,
  address: '/hotels/7',
  words: { en, fa },
  states: (t, { kit, frame, field, language }) => {
    const inLanguage = (english: string, persian: string) => (language === 'fa' ? persian : english)
    return {
      loaded: {
        answers: [pera],
        shows: [
          peraDetails.nameEn,
          peraDetails.nameFa,
          t('edit'),
          t('picturesNote'),
          inLanguage('The lobby', 'لابی هتل'),
          t('firstPicture'),
          t('notDescribed'),
          t('pictureOf', { number: 2, hotel: inLanguage(peraDetails.nameEn, peraDetails.nameFa) }),
          ...[1, 2].flatMap((number) => [
            t('moveEarlier', { number }),
            t('moveLater', { number }),
            t('describe', { number }),
            t('remove', { number }),
          ]),
          t('dropLabel'),
          t('choose'),
          t('dropHint'),
          t('activeTitle'),
          t('activeOn'),
          t('activeHint'),
          t('facts'),
          `${t('grade')} ${field('stars', { count: 4.5 })}`,
          `${t('place')} ${placeName(language, galata)}`,
          `${t('address')} ${peraDetails.address}`,
          `${t('timeZone')} ${peraDetails.timeZone}`,
          `${t('edited')} ${showShortDateTime(language, Date.parse(peraDetails.editedAt))}`,
          inLanguage(peraDetails.descriptionEn, peraDetails.descriptionFa),
          t('contactTitle'),
          t('contactEdit'),
          `${t('contactName')} ${peraDetails.contact.name}`,
          `${t('contactEmail')} ${peraDetails.contact.email}`,
          `${t('contactLanguage')} ${t('turkish')}`,
          `${t('contactTelephone')} ${peraDetails.contact.telephone}`,
          t('contactNote'),
          t('soldTitle'),
          inLanguage(sold!.titleEn, sold!.titleFa),
          t('published'),
          boardName(language, 'HB'),
          showDateRange(language, calendarDay('2026-10-01'), calendarDay('2026-12-20')),
          t('closedThere'),
        ],
      },
      empty: {
        answers: [bare],
        shows: [t('noPicturesTitle'), t('noPicturesText'), t('soldNone'), t('activeOff'), t('contactNone')],
      },
      failing: { answers: [failureOf(readHotel)], shows: [t('hotel'), kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [refusalOf(readHotel, 404, 'NOT_FOUND')],
        shows: [frame('goneTitle'), frame('goneText'), frame('backTo', { page: t('title') })],
      },
      slow: { answers: [silenceTo(readHotel)], shows: [kit('loading')] },
    }
  },
})

test('taking a hotel off sale on a newer version is another write than the one whose answer was lost', async () => {
  const newer = { ...peraDetails, version: peraDetails.version + 2, address: 'Put back by a colleague' }
  const answers = [
    inTurn(pera, answerTo(readHotel, newer)),
    inTurn(lossOf(switchHotel), lossOf(switchHotel), answerTo(switchHotel, { id: 7, version: newer.version + 1 })),
  ]
  const { asked } = await drawScreen(desk, '/hotels/7', { answers, language: 'en' })
  await page.getByText(en.activeOn).click()
  await expect.element(page.getByText(newer.address)).toBeVisible()
  await page.getByText(en.activeOn).click()
  const keys = () => asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('idempotency-key'))
  await expect.poll(() => keys().length).toBe(3)
  const [first, repeated, again] = keys()
  expect(repeated).toBe(first)
  expect(again).not.toBe(first)
})
