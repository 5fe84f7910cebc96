import { pictureWidths } from '@sarai/wire/desk/pictures.ts'
import { query } from '#database/query.ts'

/** A picture that belongs to no hotel; the widths are those in which every upload is kept. */
export const insertPicture = query<{ key: string; width: number; height: number }, { id: number }>(`
  insert into picture (key, width, height, sizes)
  values ($key, $width, $height, '{${pictureWidths.join()}}') returning id`)
export const deletePicture = query<{ pictureId: number }>(
  `delete from picture where id = $pictureId and hotel_id is null`,
)
