import type { SavedReply } from '@sarai/wire/desk/requests/saved-replies.ts'

export const hotelAsked: SavedReply = {
  id: 1,
  version: 1,
  nameEn: 'Hotel asked',
  nameFa: 'استعلام از هتل',
  textEn: 'We have asked {hotel} about {number}, {check-in} to {check-out}.',
  textFa: 'برای درخواست {شماره} از {هتل} استعلام گرفته‌ایم (ورود {ورود}، خروج {خروج}).',
  active: true,
}

/** Only for a request that has a deadline. */
export const payNow: SavedReply = {
  ...hotelAsked,
  id: 2,
  nameEn: 'Payment reminder',
  nameFa: 'یادآوری پرداخت',
  textEn: 'Please send the receipt by {deadline}.',
  textFa: 'لطفاً فیش واریزی را تا {مهلت} ارسال کنید.',
}
