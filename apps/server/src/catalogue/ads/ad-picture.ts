import { pictureWidths } from '@sarai/wire/desk/pictures.ts'
import { query } from '#database/query.ts'

/** A picture that belongs to no hotel; the widths are those in which every upload is kept. */
export const insertPicture = query<{ id: number }>(`
  insert into picture (key, width, height, sizes) values ($1, $2, $3, '{${pictureWidths.join()}}') returning id`)
export const deletePicture = query(`delete from picture where id = $1 and hotel_id is null`)
