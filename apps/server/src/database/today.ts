import { tehran } from '@sarai/locale/date/date-display.ts'

/** In a statement: the day it is for agencies and the desk. */
export const today = `(now() at time zone '${tehran}')::date`
