import { useState } from 'react'
import { DateField } from '#kit/date/date-field.tsx'
import { DateRangeField, twoDates } from '#kit/date/date-range-field.tsx'
import { DayPicker } from '#kit/date/day-picker.tsx'
import { RangePicker } from '#kit/date/range-picker.tsx'
import { TimeField } from '#kit/date/time-field.tsx'
import { useBoth } from '../both.ts'

function Section() {
  const both = useBoth()
  const [stay, setStay] = useState({ from: '2026-12-20', until: '2026-12-25' })
  const [birth, setBirth] = useState('1992-04-17')
  const [empty, setEmpty] = useState('')
  const [wrong, setWrong] = useState('2026-13-40')
  const [early, setEarly] = useState('2026-10-01')
  const [takeOff, setTakeOff] = useState('09:45')
  const [noTime, setNoTime] = useState('24:75')
  const birthDate = both('Date of birth', 'تاریخ تولد')
  return (
    <div className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className={twoDates}>
        <DateRangeField
          value={stay}
          onChange={setStay}
          from={{ label: both('Check-in date', 'تاریخ ورود'), isRequired: true, name: 'checkIn', min: '2026-11-14' }}
          until={{ label: both('Check-out date', 'تاریخ خروج'), isRequired: true, name: 'checkOut', max: '2027-03-20' }}
        />
        <DateField label={birthDate} value={birth} onChange={setBirth} max="2026-11-14" />
        <DateField label={birthDate} value={empty} onChange={setEmpty} />
        <DateField label={birthDate} value={wrong} onChange={setWrong} isRequired />
        <DateField label={both('Take-off date', 'تاریخ پرواز')} value={early} onChange={setEarly} min="2026-12-20" />
        <DateField label={birthDate} value="2018-09-02" onChange={setBirth} isDisabled />
        <DateField label={birthDate} value="2018-09-02" onChange={setBirth} isReadOnly />
        <TimeField label={both('Take-off time', 'ساعت پرواز')} value={takeOff} onChange={setTakeOff} isRequired />
        <TimeField label={both('Landing time', 'ساعت فرود')} value={noTime} onChange={setNoTime} />
      </div>
      <div className="flex flex-wrap items-start gap-10 overflow-x-auto">
        <DayPicker label={birthDate} value={birth} onChoose={setBirth} max="2026-11-14" />
        <RangePicker label={both('Stay', 'اقامت')} value={stay} onChoose={setStay} min="2026-11-14" max="2027-03-20" />
      </div>
    </div>
  )
}

export default { title: 'Dates', Section }
