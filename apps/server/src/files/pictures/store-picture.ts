import { createHmac } from 'node:crypto'
import { pictureWidths } from '@sarai/wire/desk/pictures.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Redrawing } from '#files/pictures/redraw-picture.ts'
import type { RedrawnPicture } from '#files/pictures/draw-sizes.ts'

export type StoredPicture = { key: string; width: number; height: number }

/**
 * Keeps a picture in every width and answers its key. The key is a keyed hash of what was sent: it tells nothing, cannot
 * be guessed, and the same picture sent twice is kept once.
 */
export async function storePicture(
  { files, redraw }: { files: ObjectStore; redraw: Redrawing['redraw'] },
  secret: string,
  content: Uint8Array,
): Promise<StoredPicture> {
  const { width, height, sizes } = await redraw(content)
  const key = createHmac('sha256', secret).update('picture:').update(content).digest('hex').slice(0, 40)
  await keepSizes(files, key, sizes)
  return { key, width, height }
}

/** What is already drawn in every width. */
export async function keepSizes(files: ObjectStore, key: string, sizes: RedrawnPicture['sizes']): Promise<void> {
  await Promise.all(sizes.map((size) => files.put(objectName(key, size.width), size.content, 'image/webp')))
}

function objectName(key: string, width: number): string {
  return `pictures/${key}-${width}.webp`
}

const nameShape = new RegExp(`^([0-9a-f]{40})-(${pictureWidths.join('|')})\\.webp$`)

/** The object that a public address names; nothing for an address that is none of ours. */
export function objectOfAddress(name: string): string | undefined {
  const [, key, width] = nameShape.exec(name) ?? []
  return key === undefined ? undefined : objectName(key, Number(width))
}
