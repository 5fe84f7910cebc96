import { uploadPicture } from '@sarai/wire/desk/pictures.ts'
import { api } from '#shared/api.ts'

/** What may be chosen; the server looks inside and says what it cannot take. */
export const pictureTypes = uploadPicture.takes?.mediaTypes ?? []

/** Takes a picture in and answers its key: it is shown nowhere until something names it. */
export const sendPicture = (file: File) => api(uploadPicture, { body: file })
