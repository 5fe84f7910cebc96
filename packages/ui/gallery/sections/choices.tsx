import { useState } from 'react'
import { BusFront } from 'lucide-react'
import { Checkbox } from '#kit/choice/checkbox.tsx'
import { Link } from '#kit/button/link.tsx'
import { RadioGroup } from '#kit/choice/radio-group.tsx'
import { SegmentedControl } from '#kit/choice/segmented-control.tsx'
import { SwitchRow } from '#kit/choice/switch-row.tsx'
import { useBoth } from '../both.ts'

function Section() {
  const both = useBoth()
  const [isAccepted, setIsAccepted] = useState(false)
  const [hasTransfer, setHasTransfer] = useState(true)
  const [gender, setGender] = useState<'Female' | 'Male'>('Female')
  const [extra, setExtra] = useState<'none' | 'adult' | 'child'>('child')
  const [payment, setPayment] = useState<'transfer' | 'card' | 'cash' | undefined>()
  const terms = (
    <>
      {both('I accept the', 'با')} <Link href="#">{both('terms and conditions', 'شرایط و قوانین')}</Link>
      {both('', ' موافقم')}
    </>
  )
  return (
    <div className="grid items-start gap-x-3.5 gap-y-6 rounded-card border border-line bg-surface p-4 sm:grid-cols-3 sm:p-5">
      <div className="grid gap-2">
        <Checkbox label={terms} value={isAccepted} onChange={setIsAccepted} isRequired />
        <Checkbox
          label={both('Remember this view', 'این نما را به خاطر بسپار')}
          value
          onChange={setIsAccepted}
          hint={both('Only on this device', 'فقط روی همین دستگاه')}
        />
        <Checkbox
          label={both('I accept the terms', 'شرایط را می‌پذیرم')}
          value={false}
          onChange={setIsAccepted}
          error={both('Accept the terms to go on', 'برای ادامه، شرایط و قوانین را بپذیرید')}
        />
        <Checkbox label={both('Not now', 'فعلاً نه')} value={false} onChange={setIsAccepted} isDisabled />
        <Checkbox label={both('Always on', 'همیشه روشن')} value onChange={setIsAccepted} isDisabled />
      </div>
      <div className="grid gap-4">
        <SwitchRow
          label={both('Airport transfer', 'ترانسفر فرودگاهی')}
          stateText={hasTransfer ? both('Included', 'دارد') : both('Not needed', 'لازم نیست')}
          icon={BusFront}
          value={hasTransfer}
          onChange={setHasTransfer}
          hint={both('Flights are asked in the next step', 'اطلاعات پرواز در گام بعد پرسیده می‌شود')}
        />
        <SwitchRow
          label={both('Include this flight', 'این پرواز را دارم')}
          value={!hasTransfer}
          onChange={(value) => setHasTransfer(!value)}
        />
        <SwitchRow
          label={both('Show commission', 'نمایش کمیسیون')}
          value={hasTransfer}
          onChange={setHasTransfer}
          look="line"
        />
        <SwitchRow
          label={both('Child 0–5 without bed', 'کودک ۰ تا ۵ سال بدون تخت')}
          stateText={both('Not allowed in this room', 'در این اتاق مجاز نیست')}
          value={false}
          onChange={setHasTransfer}
          isDisabled
        />
      </div>
      <div className="grid gap-4">
        <SegmentedControl
          label={both('Gender', 'جنسیت')}
          value={gender}
          onChange={setGender}
          choices={[
            { value: 'Female', label: both('Female', 'زن') },
            { value: 'Male', label: both('Male', 'مرد') },
          ]}
        />
        <SegmentedControl
          label={both('Extra bed (one of the two)', 'تخت اضافه (یکی از دو حالت)')}
          value={extra}
          onChange={setExtra}
          choices={[
            { value: 'none', label: both('None', 'هیچ‌کدام') },
            { value: 'adult', label: both('Adult', 'بزرگسال') },
            { value: 'child', label: both('Child 6–11', 'کودک ۶ تا ۱۱ سال') },
          ]}
        />
        <RadioGroup
          label={both('Payment type', 'نوع پرداخت')}
          isRequired
          value={payment}
          onChange={setPayment}
          error={payment ? undefined : both('This field is required!', 'پر کردن این فیلد الزامی است!')}
          choices={[
            { value: 'transfer', label: both('Bank transfer', 'حواله بانکی') },
            {
              value: 'card',
              label: both('Card to card', 'کارت به کارت'),
              note: both('Daily limits apply', 'سقف روزانه دارد'),
            },
            { value: 'cash', label: both('Cash deposit', 'واریز نقدی'), isDisabled: true },
          ]}
        />
      </div>
    </div>
  )
}

export default { title: 'Choices', Section }
