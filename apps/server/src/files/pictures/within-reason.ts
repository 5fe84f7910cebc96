import { scansOf } from '#files/pictures/jpeg-scans.ts'
import { pictureKind } from '#files/pictures/picture-kind.ts'
import { withoutAttachments } from '#files/pictures/png-chunks.ts'
import { Problem } from '#problem.ts'

/** A camera writes one, a progressive picture about ten. */
const mostScans = 100

/** The picture as its reader may see it, or a refusal: what can be told without unpacking anything. */
export function withinReason(content: Uint8Array): Uint8Array {
  const kind = pictureKind(content)
  if (kind === undefined) throw new Problem('FILE_TYPE_REFUSED')
  if (kind === 'jpeg' && scansOf(content) > mostScans) throw new Problem('PICTURE_TOO_COMPLEX')
  return kind === 'png' ? withoutAttachments(content) : content
}
