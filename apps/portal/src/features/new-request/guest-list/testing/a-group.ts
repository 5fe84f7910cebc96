import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { ListRoom } from '#features/new-request/guest-list/placing/placing.ts'

export const checkIn = calendarDay('2026-12-20')

/** Six rooms for twenty guests, four of them children. */
export const sixRooms: readonly ListRoom[] = [
  { name: 'Superior Double', places: ['ADT', 'ADT', 'CHDWB'] },
  { name: 'Standard Double', places: ['ADT', 'ADT', 'ADTEB', 'CHDNB'] },
  { name: 'Standard Double', places: ['ADT', 'ADT', 'CHDWB'] },
  { name: 'Triple', places: ['ADT', 'ADT', 'ADT'] },
  { name: 'Twin', places: ['ADT', 'ADT', 'CHDNB'] },
  { name: 'Quad', places: ['ADT', 'ADT', 'ADT', 'ADT'] },
]

/**
 * Persian heads, both calendars, both kinds of digits. Three rows are broken: 3 has a date of two readings, 5 a name in
 * Persian letters, and 12 the same passport number as 9 (which makes 9 the fourth that is asked about).
 */
export const twentyGuests = `نام	نام خانوادگی	جنسیت	تاریخ تولد	شماره گذرنامه	ملیت
SARA	AHMADI	زن	۱۳۷۱/۰۱/۲۸	A12345678	ایران
OMID	AHMADI	مرد	۱۳۶۸/۰۸/۱۱	B98765432	ایران
NIKA	AHMADI	زن	02/09/2018	C11223344	ایران
MEHDI	RAHMANI	مرد	1985-06-21	D20463718	IR
لیلا	صادقی	زن	۱۳۶۵/۱۱/۱۰	E55170926	IRN
PARVIN	SADEGHI	خانم	1961-08-09	F31908452	Iran
AVA	RAHMANI	F	2023-03-14		ایران
HAMID	NOURI	آقا	۱۳۵۹/۰۲/۰۳	G10000008	ایران
SHIMA	NOURI	زن	۱۳۶۲/۰۴/۰۵	G10000009	ایران
KIAN	NOURI	مرد	2017-01-30	G10000010	ایران
REZA	AMINI	مرد	1950-02-01	G10000011	ایران
ALI	AMINI	مرد	1978-02-01	G10000009	ایران
MINA	AMINI	زن	1980-02-01	G10000013	ایران
JAVAD	KAZEMI	مرد	1975-02-20	G10000014	ایران
NEDA	KAZEMI	زن	1979-03-20	G10000015	ایران
AIDA	KAZEMI	زن	2022-05-01	G10000016	ایران
CAN	YILMAZ	M	1990-05-01	U10000017	Turkey
ECE	YILMAZ	F	1991-06-02	U10000018	Türkiye
EFE	YILMAZ	M	2010-07-03	U10000019	TR
ELA	YILMAZ	F	2008-08-04	U10000020	TR`
