import * as z from 'zod/mini'
import { fileBytes } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** Every picture is kept in these widths; `/pictures/{key}-{width}.webp` answers one of them, to anybody. */
export const pictureWidths = [320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

export function pictureAddress(key: string, width: PictureWidth): string {
  return `/pictures/${key}-${width}.webp`
}

/** For `srcset`, so that a phone loads a phone's picture. */
export function pictureSources(key: string): string {
  return pictureWidths.map((width) => `${pictureAddress(key, width)} ${width}w`).join(', ')
}

export const uploadPicture = operation({
  name: 'uploadPicture',
  summary: 'Take in a picture and make it ready for the screens. It is shown nowhere until something names its key.',
  method: 'POST',
  path: '/desk/api/pictures',
  access: 'staff:catalogue',
  encoding: 'bytes',
  takes: { mediaTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * 1024 * 1024 },
  body: fileBytes,
  reply: z.strictObject({ key: anyText, width: anyNumber, height: anyNumber }),
  repeatable: 'the same picture has the same key',
})

export const deskPictureOperations = [uploadPicture]
