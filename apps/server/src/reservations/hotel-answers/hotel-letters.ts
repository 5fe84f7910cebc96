import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import type { AskedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { showDay, showMoment, showNights } from '#reservations/hotel-answers/page/in-words.ts'

type Words = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly action: string
}

/** No guest is named in a mail, and nothing that the page keeps to itself. */
const letters: Record<'question' | 'reminder', Record<HotelLanguage, Words>> = {
  question: {
    en: {
      subject: 'Can you confirm {number}? {hotel}, {checkIn}',
      title: 'Can you confirm this stay?',
      paragraphs: [
        'Dear reservation team of {hotel},',
        'we ask for {rooms}, {nights}: {checkIn} to {checkOut}. Our request is {number}.',
        'Please answer by {answerBy}. The page behind the button shows the rooms and the names of the guests; you need no account, and nothing is sent before you press “Send the answer”.',
      ],
      action: 'See the request and answer',
    },
    tr: {
      subject: '{number} numaralı talebi onaylayabilir misiniz? {hotel}, {checkIn}',
      title: 'Bu konaklamayı onaylayabilir misiniz?',
      paragraphs: [
        'Sayın {hotel} rezervasyon departmanı,',
        '{checkIn} – {checkOut} tarihleri için ({nights}) {rooms} talep ediyoruz. Talep numaramız {number}.',
        'En geç yanıt zamanı: {answerBy}. Odaları ve misafir isimlerini aşağıdaki sayfada görebilirsiniz. Üyelik gerekmez; “Yanıtı gönder” düğmesine basmadığınız sürece hiçbir bilgi gönderilmez.',
      ],
      action: 'Talebi görüntüle ve yanıtla',
    },
  },
  reminder: {
    en: {
      subject: 'Reminder: can you confirm {number}? {hotel}, {checkIn}',
      title: 'We still wait for your answer',
      paragraphs: [
        'Dear reservation team of {hotel},',
        'we have not heard from you about {rooms}, {nights}: {checkIn} to {checkOut}. Our request is {number}.',
        'Please answer by {answerBy}; a no helps us as well.',
      ],
      action: 'See the request and answer',
    },
    tr: {
      subject: 'Hatırlatma: {number} numaralı talebi onaylayabilir misiniz? {hotel}, {checkIn}',
      title: 'Yanıtınızı bekliyoruz',
      paragraphs: [
        'Sayın {hotel} rezervasyon departmanı,',
        '{checkIn} – {checkOut} tarihleri için ({nights}) ilettiğimiz {rooms} talebimize henüz yanıt alamadık. Talep numaramız {number}.',
        'En geç yanıt zamanı: {answerBy}. Müsaitlik yoksa olumsuz yanıtınız da bize yardımcı olur.',
      ],
      action: 'Talebi görüntüle ve yanıtla',
    },
  },
}

const roomsIn: Record<HotelLanguage, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 room' : `${count} rooms`),
  tr: (count) => `${count} oda`,
}

export function hotelLetter(
  kind: keyof typeof letters,
  { asked, language, answerBy }: { asked: AskedQuestion; language: HotelLanguage; answerBy: Date },
  url: string,
): MailContent {
  const { subject, title, paragraphs, action } = letters[kind][language]
  const values: Readonly<Record<string, string>> = {
    number: asked.number,
    hotel: asked.hotel,
    rooms: roomsIn[language](asked.rooms.length),
    nights: showNights(language, asked.checkIn, asked.checkOut),
    checkIn: showDay(language, asked.checkIn),
    checkOut: showDay(language, asked.checkOut),
    answerBy: showMoment(language, answerBy.getTime(), asked.zone),
  }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
  return { subject: fill(subject), title, paragraphs: paragraphs.map(fill), action: { label: action, url } }
}
