/** Loaded as one: whoever sees the list opens a request of it. Apart, they would split the kit into more files. */
export { RequestPage } from '#features/requests/details/request-page.tsx'
export { RequestsPage } from '#features/requests/requests-page.tsx'
