import { money } from '@sarai/domain/ground/money.ts'
import { child, man, third, woman, type DemoRequest } from '#demo/requests/demo-request.ts'

const mahanOut = { FlightNumber: 'W5112', TakeOffTime: '14:05', LandingTime: '16:35', FlightDuration: '03:00' }
const mahanBack = { FlightNumber: 'W5113', TakeOffTime: '18:20', LandingTime: '22:05', FlightDuration: '03:15' }
const turkishOut = { FlightNumber: 'TK875', TakeOffTime: '03:40', LandingTime: '06:10', FlightDuration: '03:00' }
const turkishBack = { FlightNumber: 'TK878', TakeOffTime: '20:55', LandingTime: '00:45', FlightDuration: '03:20' }
const emiratesOut = { FlightNumber: 'EK972', TakeOffTime: '12:40', LandingTime: '15:25', FlightDuration: '02:15' }

/** What the agencies of the demo have asked for, oldest first. Guests, passports and flights are invented. */
export const demoRequests: Readonly<Record<string, readonly DemoRequest[]>> = {
  'Parvaz Asia': [
    {
      by: 'mina@parvazasia.example',
      hotel: 'Taksim Lale Hotel',
      inDays: 41,
      nights: 4,
      rooms: [
        { room: 'Standard Double', guests: [man('Reza Moradi', 'K41908273'), woman('Elham Moradi', 'K41908274')] },
      ],
      ref: '5498',
      became: [
        { link: 'Elif, front office', email: 'frontoffice@taksimlale.example', language: 'tr' },
        {
          hotelSays: {
            says: 'another-price',
            price: { per: 'night', amount: money(9_600, 'EUR') },
            by: 'Elif Demir',
            remark: 'Kasım fuarı nedeniyle fiyatımız bu geceler için farklıdır.',
          },
        },
        { note: 'Elif calls back before noon. A third night might become cheaper.' },
        { says: 'Good morning. Is there any news? The guests would like to buy their tickets today.' },
        { writes: 'The hotel promised an answer before noon. We write as soon as we have it.' },
        { says: 'Thank you. If only twin beds are left, that is fine too.' },
      ],
    },
    {
      by: 'nasrin@parvazasia.example',
      hotel: 'Downtown Oud Hotel',
      inDays: 62,
      nights: 4,
      rooms: [
        {
          room: 'Executive Twin',
          guests: [man('Behnam Kazemi', 'N20517746'), man('Pouya Sharifi', 'M88120493')],
        },
      ],
      flights: { to: 'DXB', out: emiratesOut },
      ref: '5503',
      became: [
        { ask: 'reservations@downtownoud.example', how: 'email' },
        { says: 'Both attend a fair and land at 14:55. Is early check-in possible?' },
        { accept: 'DOH-4471' },
        { writes: 'The hotel said yes. Early check-in from 12:00, free of charge.' },
        { writes: 'They hold the rooms until tonight, so please pay in time.' },
      ],
      notes: 'Both attend a fair: please ask for early check-in.',
    },
    {
      by: 'mina@parvazasia.example',
      hotel: 'Galata Court Hotel',
      inDays: 35,
      nights: 5,
      rooms: [
        {
          room: 'Superior Double',
          guests: [
            woman('Sara Ahmadi', 'A12345678'),
            man('Omid Karimi', 'B98765432'),
            child('Female', 'Nika Karimi', 'C11223344', 8),
          ],
        },
        {
          room: 'Standard Double',
          guests: [
            man('Mehdi Rahmani', 'D20463718'),
            woman('Leila Sadeghi', 'E55170926'),
            third('Female', 'Parvin Sadeghi', 'F31908452'),
            child('Female', 'Ava Rahmani', '', 3),
          ],
        },
      ],
      flights: { to: 'IST', out: mahanOut, back: mahanBack },
      ref: '5512-YALDA',
      notes: 'One family: two rooms side by side on a high floor, if possible.',
    },
    {
      by: 'mina@parvazasia.example',
      hotel: 'Karaköy Harbour Hotel',
      inDays: 40,
      nights: 2,
      rooms: [{ room: 'Terrace Suite', guests: [woman('Sara Ahmadi', 'A12345678'), man('Omid Karimi', 'B98765432')] }],
      ref: '5512-YALDA',
      isWithLast: true,
      // What was asked about the shorter stay is over.
      became: [{ link: 'Deniz, sales', email: 'sales@karakoyharbour.example', language: 'en' }, { stayLonger: 1 }],
    },
    {
      by: 'nasrin@parvazasia.example',
      hotel: 'Lara Sultan Beach',
      inDays: 90,
      nights: 7,
      rooms: [
        {
          room: 'Family Room',
          guests: [
            man('Hamed Javadi', 'H70031285'),
            woman('Shirin Azizi', 'H70031286'),
            man('Arash Javadi', ''),
            woman('Neda Farhadi', 'L45509317'),
            child('Male', 'Kian Javadi', '', 4),
          ],
        },
      ],
      flights: { to: 'AYT', out: turkishOut, back: turkishBack },
      ref: '5520',
      became: [
        { link: 'Mehmet, sales', email: 'sales@lara.example', language: 'en' },
        {
          hotelSays: { says: 'no', reason: 'closed', by: 'Mehmet Kaya', remark: 'A wedding. The week after is free.' },
        },
        {
          reject: 'The hotel has closed these dates for a wedding. The week after is still free.',
          instead: true,
          from: 1,
        },
      ],
    },
    {
      by: 'mina@parvazasia.example',
      hotel: 'Sultan Divan Hotel',
      inDays: 28,
      nights: 3,
      rooms: [{ room: 'Vaulted Room', guests: [woman('Maryam Tavakoli', 'P66230148'), woman('Farnaz Tavakoli', '')] }],
    },
    {
      by: 'nasrin@parvazasia.example',
      hotel: 'Beyoğlu Konak',
      inDays: 52,
      nights: 3,
      rooms: [{ room: 'Standard Double', guests: [man('Saman Ranjbar', 'W40218865'), woman('Hoda Ranjbar', '')] }],
      ref: '5526',
      became: [{ ask: 'konak@beyoglu.example', how: 'email' }, { accept: 'BK-2093' }, 'deadline is over'],
    },
    {
      by: 'mina@parvazasia.example',
      hotel: 'Taksim Lale Hotel',
      inDays: 48,
      nights: 3,
      rooms: [{ room: 'Standard Double', guests: [man('Navid Sadeghi', 'T30118842'), woman('Roya Sadeghi', '')] }],
      ref: '5530',
      became: [
        { ask: 'Elif, front office', how: 'phone' },
        { offer: 1.3, because: 'The hotel has raised its price for these nights because of a fair.' },
      ],
    },
  ],
  'ستاره گشت': [
    {
      by: 'sahar@setarehgasht.example',
      hotel: 'Levent Sky Tower Hotel',
      inDays: 33,
      nights: 5,
      rooms: [
        {
          room: 'Triple',
          guests: [man('Arash Nikzad', 'R19920451'), woman('Yasaman Nikzad', 'R19920452'), woman('Mahin Sohrabi', '')],
        },
      ],
      flights: { to: 'IST', out: turkishOut, back: turkishBack },
      ref: 'ST-1140',
      became: [
        { link: 'Selin, reservations', email: 'selin@wrong.example', language: 'tr' },
        'withdraw the link',
        { ask: 'Selin, reservations', how: 'phone' },
        { accept: '' },
      ],
      notes: 'یکی از مسافران سالمند است؛ لطفاً اتاق نزدیک آسانسور باشد.',
    },
    {
      by: 'arash@setarehgasht.example',
      hotel: 'Beyoğlu Konak',
      inDays: 46,
      nights: 4,
      rooms: [
        {
          room: 'Standard Double',
          guests: [man('Pedram Esfandiari', 'S30077612'), woman('Golnar Ebadi', 'T81245590')],
        },
      ],
      ref: 'ST-1143',
      became: [
        { link: 'Front office', email: 'konak@beyoglu.example', language: 'tr' },
        { says: 'سلام، وقت بخیر. اگر ممکن است دو اتاق کنار هم باشد.' },
        { writes: 'سلام، ثبت شد. از هتل استعلام می‌گیریم و خبر می‌دهیم.' },
        { says: 'ترانسفر از فرودگاه استانبول هم هست؟' },
      ],
    },
    {
      by: 'sahar@setarehgasht.example',
      hotel: 'Marina Sail Hotel',
      became: ['cancel'],
      inDays: 58,
      nights: 6,
      rooms: [
        {
          room: 'Standard Double',
          guests: [
            man('Kamran Zand', 'V52290817'),
            woman('Roxana Zand', 'V52290818'),
            child('Male', 'Arvin Zand', 'V52290819', 10),
          ],
        },
      ],
      flights: { to: 'DXB', out: emiratesOut },
    },
  ],
}
