import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { asLine } from '@sarai/wire/values/as-line.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { api } from '#shared/api.ts'

/** Takes in a file for the next message, and answers its id. */
export async function attachFile(file: File): Promise<string> {
  const Name = firstCharacters(asLine(file.name), 120) || 'file'
  const [id] = await api(uploadFile, { query: { Name }, body: file })
  return id!
}
