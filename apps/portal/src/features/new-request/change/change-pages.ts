/** Loaded as one: they share nearly everything. */
export { ChangeDatesPage } from '#features/new-request/change/change-dates-page.tsx'
export { ChangeFlightsPage } from '#features/new-request/change/change-flights-page.tsx'
export { ChangeRoomPage } from '#features/new-request/change/change-room-page.tsx'
