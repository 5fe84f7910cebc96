import * as z from 'zod/mini'
import { anyText } from '#values/reply-values.ts'

/** What an upload may be. The browser's word for the kind of a file is only a hint; the server looks inside as well. */
export type FileRule = {
  readonly mediaTypes: readonly string[]
  readonly maxBytes: number
  /** It may come as the one part of a form as well, as browsers send forms; the part names the file in this parameter. */
  readonly inFormAs?: string
}

/**
 * The body of an operation that says `encoding: 'bytes'` and what it `takes`. A browser hands over a Blob, which fetch
 * sends piece by piece; the server is given the bytes.
 */
export const fileBytes = z.pipe(
  z.custom<Blob | Uint8Array<ArrayBuffer>>((given) => given instanceof Uint8Array && given.length > 0),
  z.transform((given) => given as Uint8Array<ArrayBuffer>),
)

/** The reply of an operation that says `replies: 'file'`. */
export const sentFile = z.strictObject({
  name: anyText.check(z.minLength(1), z.maxLength(120)),
  mediaType: anyText,
  content: z.custom<Uint8Array<ArrayBuffer>>((given) => given instanceof Uint8Array),
})
/** A file as it is answered: what to call it, what it is, what is in it. */
export type SentFile = z.output<typeof sentFile>
