import { useState } from 'react'
import { Stepper } from '#kit/page/stepper.tsx'
import { Tabs } from '#kit/page/tabs.tsx'
import { useBoth } from '../both.ts'

function Section() {
  const both = useBoth()
  const [current, setCurrent] = useState(1)
  const [tab, setTab] = useState('due')
  const [payment, setPayment] = useState('receipt')
  const steps = [
    { id: 'hotel', label: both('Choose hotel', 'انتخاب هتل') },
    { id: 'rooms', label: both('Rooms and guests', 'اتاق‌ها و مسافران') },
    { id: 'flights', label: both('Flight info', 'اطلاعات پرواز') },
    { id: 'review', label: both('Review and submit', 'بازبینی و ثبت') },
  ]
  const withoutFlights = steps.map((step) =>
    step.id === 'flights' ? { ...step, skipped: both('Not needed without transfer', 'بدون ترانسفر لازم نیست') } : step,
  )
  return (
    <div className="grid gap-6">
      <Stepper steps={steps} current={current} onBack={setCurrent} />
      <Stepper
        label={both('Without transfer', 'بدون ترانسفر')}
        steps={withoutFlights}
        current={3}
        onBack={setCurrent}
      />
      <div className="rounded-card border border-line bg-surface shadow-low">
        <Tabs
          label={both('Views', 'نماها')}
          className="border-b border-line p-2.5"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'all', label: both('All', 'همه'), count: 23 },
            { id: 'due', label: both('Due today', 'مهلت امروز'), count: 3, isUrgent: true },
            { id: 'waiting', label: both('Waiting for the hotel', 'در انتظار هتل'), count: 8 },
            { id: 'upcoming', label: both('Upcoming stays', 'اقامت‌های پیش رو') },
            { id: 'overdue', label: both('Overdue', 'مهلت گذشته'), count: 0 },
          ]}
        >
          <p className="p-4.5 text-soft">{tab}</p>
        </Tabs>
      </div>
      <Tabs
        label={both('Payments', 'پرداخت‌ها')}
        selected={payment}
        onSelect={setPayment}
        tabs={[
          { id: 'receipt', label: both('By receipt', 'با فیش') },
          { id: 'cash', label: both('By cash', 'نقدی') },
        ]}
      >
        <p className="p-2 text-soft">{payment}</p>
      </Tabs>
    </div>
  )
}

export default { title: 'Steps and tabs', Section }
