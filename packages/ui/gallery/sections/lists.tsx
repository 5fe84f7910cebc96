import { useState } from 'react'
import { Combobox } from '#kit/choice/combobox.tsx'
import { searchIn, type Option } from '#kit/choice/option.ts'
import { Select } from '#kit/choice/select.tsx'
import { useBoth } from '../both.ts'

const later = <Value,>(value: Value, ms: number) => new Promise<Value>((done) => setTimeout(() => done(value), ms))

function Section() {
  const both = useBoth()
  const countries: Option[] = [
    { id: 'IR', label: both('Iran', 'ایران'), note: 'IR', alsoFoundBy: ['Iran', 'ایران', 'IR'] },
    { id: 'TR', label: both('Türkiye', 'ترکیه'), note: 'TR', alsoFoundBy: ['Turkey', 'ترکیه', 'TR'] },
    { id: 'IQ', label: both('Iraq', 'عراق'), note: 'IQ', alsoFoundBy: ['Iraq', 'عراق', 'IQ'] },
    { id: 'AE', label: both('United Arab Emirates', 'امارات متحده عربی'), note: 'AE', alsoFoundBy: ['Dubai', 'AE'] },
  ]
  const find = searchIn(countries)
  const [nationality, setNationality] = useState<Option | null>(countries[0]!)
  const [district, setDistrict] = useState<Option | null>(null)
  const [airport, setAirport] = useState<Option | null>(null)
  const [type, setType] = useState<string | undefined>('card')
  const nationalityLabel = both('Nationality', 'ملیت')
  const typeLabel = both('Payment type', 'نوع پرداخت')
  const choices = [
    { value: 'transfer', label: both('Bank transfer', 'حواله بانکی') },
    { value: 'card', label: both('Card to card', 'کارت به کارت'), note: both('daily limit', 'سقف روزانه') },
    { value: 'cash', label: both('Cash deposit at the bank', 'واریز نقدی در بانک') },
    { value: 'exchange', label: both('Exchange office', 'صرافی'), isDisabled: true },
  ]
  return (
    <div className="grid items-start gap-x-3.5 gap-y-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-3 sm:p-5">
      <Select label={typeLabel} value={type} onChange={setType} choices={choices} isRequired />
      <Select
        label={typeLabel}
        value={undefined}
        onChange={setType}
        choices={choices}
        error={both('This field is required!', 'پر کردن این فیلد الزامی است!')}
      />
      <Select label={typeLabel} value="card" onChange={setType} choices={choices} isDisabled />
      <Combobox label={nationalityLabel} isRequired value={nationality} onChange={setNationality} search={find} />
      <Combobox
        label={both('District (slow server)', 'منطقه (سرور کند)')}
        value={district}
        onChange={setDistrict}
        search={(text) => later(find(text), 1500)}
      />
      <Combobox
        label={both('District (failing)', 'منطقه (خطا)')}
        value={district}
        onChange={setDistrict}
        search={() => Promise.reject(new Error('no answer'))}
        error={both('This field is required!', 'پر کردن این فیلد الزامی است!')}
      />
      <Combobox
        label={both('Airport (whole list)', 'فرودگاه (همه)')}
        minCharacters={0}
        value={airport}
        onChange={setAirport}
        search={find}
      />
      <Combobox label={nationalityLabel} value={countries[1]!} onChange={setAirport} search={find} isDisabled />
      <Combobox label={nationalityLabel} value={countries[1]!} onChange={setAirport} search={find} isReadOnly />
    </div>
  )
}

export default { title: 'Select and combobox', Section }
