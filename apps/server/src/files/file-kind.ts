import { pictureKind, type PictureKind } from '#files/pictures/picture-kind.ts'

export type FileKind = PictureKind | 'pdf'

/** What the first bytes say it is: a name and a media type are the sender's word. */
export function fileKind(content: Uint8Array): FileKind | undefined {
  const isPdf = Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-'
  return isPdf ? 'pdf' : pictureKind(content)
}
