import type { FileKind } from '#files/file-kind.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { refuseTooLargeUnopened } from '#files/pictures/picture-limits.ts'
import type { PictureLook } from '#files/pictures/picture-look.ts'
import type { Redrawing } from '#files/pictures/redraw-picture.ts'
import type { Scan } from '#files/scan/scanner.ts'
import { Problem } from '#problem.ts'

export type UploadParts = { files: ObjectStore; scan: Scan; redraw: Redrawing['redraw'] }

/** Where a file lies in the store: as it was sent until it is judged, then as it may be opened. */
export const inQuarantine = (uploadId: string) => `quarantine/${uploadId}`
export const inTheOpen = (uploadId: string) => `uploads/${uploadId}`

/** `look`: of a picture. */
export type SafeFile = { content: Uint8Array; mediaType: string; look?: PictureLook }

/**
 * The file as others may open it, or a refusal. A picture is drawn anew, so that only its pixels pass; a PDF stays as it
 * is. Throws ScannerAway where nobody can tell.
 */
export async function madeSafe(
  { scan, redraw }: Omit<UploadParts, 'files'>,
  kind: FileKind,
  content: Uint8Array,
): Promise<SafeFile> {
  // Before the scan, which unpacks a picture too.
  if (kind !== 'pdf') refuseTooLargeUnopened(content)
  if ((await scan(content)) === 'infected') throw new Problem('FILE_INFECTED')
  if (kind === 'pdf') return { content, mediaType: 'application/pdf' }
  const { sizes, look } = await redraw(content)
  return { content: sizes[0]!.content, mediaType: 'image/webp', ...(look && { look }) }
}
