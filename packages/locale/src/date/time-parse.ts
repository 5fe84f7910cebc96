/** A time as people type it (`9:45`, `945`, «۰۹:۴۵») as `HH:MM` of the 24-hour clock; nothing when it is none. */
export { parseClockTime as parseTime } from '@sarai/domain/ground/clock-time.ts'
