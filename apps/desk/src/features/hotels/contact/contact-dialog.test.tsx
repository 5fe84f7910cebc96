import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { setHotelContact } from '@sarai/wire/desk/hotel-contacts.ts'
import { readHotel } from '@sarai/wire/desk/hotels.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'
import { peraDetails } from '#features/hotels/testing/a-hotel.ts'
import { desk } from '#testing/desk.ts'

const { contact } = peraDetails
const answering = (answer: Answer) => [answerTo(readHotel, peraDetails), answer]

describeScreen('the contact of a hotel', {
  app: desk,
  address: '/hotels/7',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('contactEdit'))
    const send = async () => {
      await open()
      await fill({ [t('contactName')]: 'Mehmet Kaya' })
      await press(t('save'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(setHotelContact)),
        act: open,
        shows: [
          t('contactEditTitle', { hotel: language === 'fa' ? peraDetails.nameFa : peraDetails.nameEn }),
          t('contactNote'),
          t('contactName'),
          contact.name,
          t('contactEmail'),
          t('contactEmailHint'),
          contact.email,
          t('contactLanguage'),
          t('english'),
          t('turkish'),
          t('contactTelephone'),
          t('contactTelephoneHint'),
          contact.telephone,
          t('save'),
        ],
      },
      empty: {
        answers: answering(answerTo(setHotelContact, { id: 7, version: 3 })),
        act: async () => {
          await open()
          await fill({ [t('contactName')]: '', [t('contactEmail')]: '', [t('contactTelephone')]: '' })
          await press(t('save'))
        },
        shows: [t('contactSaved')],
      },
      refused: {
        answers: answering(refusalOf(setHotelContact, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED'), 'Mehmet Kaya'],
      },
      failing: { answers: answering(lossOf(setHotelContact)), act: send, shows: [form('lostTitle')] },
      slow: { answers: answering(silenceTo(setHotelContact)), act: send, shows: [t('save')] },
    }
  },
})

test('what is no e-mail and what is no telephone number is said at its field', async () => {
  await drawScreen(desk, '/hotels/7', { language: 'en', answers: answering(silenceTo(setHotelContact)) })
  await press(en.contactEdit)
  await fill({ [en.contactEmail]: 'reservations@', [en.contactTelephone]: 'ask Elif' })
  await press(en.save)
  await expect.element(page.getByText('Type a valid e-mail')).toBeVisible()
  await expect.element(page.getByText('Type a phone number, with digits only')).toBeVisible()
})

test('what is typed is sent on the version of the contact, not on that of its hotel', async () => {
  const answers = answering(answerTo(setHotelContact, { id: 7, version: 3 }))
  const { asked } = await drawScreen(desk, '/hotels/7', { language: 'en', answers })
  await press(en.contactEdit)
  await page.getByRole('dialog').getByText(en.english, { exact: true }).click()
  await press(en.save)
  const sent = () => asked.find(({ method }) => method === 'PUT')
  await expect.poll(sent).toBeDefined()
  expect(await sent()!.json()).toEqual({ ...contact, language: 'en' })
})

test('the telephone number is called by a press', async () => {
  await drawScreen(desk, '/hotels/7', { language: 'fa', answers: [answerTo(readHotel, peraDetails)] })
  await expect.element(page.getByRole('link', { name: contact.telephone })).toHaveAttribute('href', 'tel:+902125550107')
})
