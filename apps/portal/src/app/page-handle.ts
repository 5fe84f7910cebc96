import type { en } from '#app/page-words.en.ts'

export type PageName = Exclude<keyof typeof en, 'title'>

/** What a route tells the frame around it. */
export type PageHandle = { page: PageName; width?: 'wide' }
