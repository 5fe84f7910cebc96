import { useState } from 'react'
import { Mail, Search, User } from 'lucide-react'
import { AmountField } from '#kit/field/amount-field.tsx'
import { Link } from '#kit/button/link.tsx'
import { PasswordField } from '#kit/field/password-field.tsx'
import { RuleList } from '#kit/field/rule-list.tsx'
import { TextArea } from '#kit/field/text-area.tsx'
import { TextField } from '#kit/field/text-field.tsx'
import { useBoth } from '../both.ts'

function Section() {
  const both = useBoth()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('nasrin@parvazasia.example')
  const [password, setPassword] = useState('Sarai26')
  const [notes, setNotes] = useState(
    both('Honeymoon couple, high floor if possible.', 'زوج ماه‌عسل هستند؛ لطفاً طبقه بالا.'),
  )
  const [amount, setAmount] = useState('1250.5')
  const [rials, setRials] = useState('')
  const required = both('This field is required!', 'پر کردن این فیلد الزامی است!')
  return (
    <div className="grid gap-8 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid items-start gap-x-3.5 gap-y-5 sm:grid-cols-3">
        <TextField label={both('First name', 'نام')} isRequired name="firstName" value={name} onChange={setName} />
        <TextField
          label={both('Last name', 'نام خانوادگی')}
          isRequired
          name="lastName"
          dir="ltr"
          placeholder={both('As in the passport', 'مطابق گذرنامه')}
          value=""
          onChange={setName}
          error={required}
        />
        <TextField
          label={both('Passport number', 'شماره گذرنامه')}
          name="passport"
          dir="ltr"
          value="A12345678"
          onChange={setName}
          hint={both('Two letters may come first', 'ممکن است با دو حرف شروع شود')}
        />
        <TextField
          label={both('E-mail', 'ایمیل')}
          type="email"
          dir="ltr"
          icon={Mail}
          value={email}
          onChange={setEmail}
          hint={both('It becomes your username', 'همین ایمیل نام کاربری شما می‌شود')}
        />
        <TextField
          label={both('Agency reference', 'کد پیگیری آژانس')}
          value={both('Yalda group', 'گروه یلدا')}
          onChange={setName}
          isDisabled
        />
        <TextField label={both('Hotel', 'هتل')} value="Galata Court Hotel" onChange={setName} isReadOnly />
        <TextField
          label={both('Search', 'جست‌وجو')}
          type="search"
          icon={Search}
          placeholder={both('Request number, guest or hotel', 'شماره درخواست، مسافر یا هتل')}
          value={name}
          onChange={setName}
        />
        <AmountField label={both('Amount', 'مبلغ')} value={amount} onChange={setAmount} currency="EUR" />
        <AmountField
          label={both('Amount in rials', 'مبلغ به ریال')}
          value={rials}
          onChange={setRials}
          currency="IRR"
          placeholder={both('12,000,000', '۱۲٬۰۰۰٬۰۰۰')}
          error={rials === '' ? both('The amount must be more than zero', 'مبلغ باید بیشتر از صفر باشد') : undefined}
        />
      </div>
      <TextArea
        label={both('Notes for the provider', 'توضیحات برای کارگزار')}
        value={notes}
        onChange={setNotes}
        placeholder={both('Anything the reservation desk should know', 'هر چیزی که واحد رزرواسیون باید بداند')}
      />
      <div className="grid max-w-98 gap-4">
        <TextField
          label={both('Username or e-mail', 'نام کاربری یا ایمیل')}
          size="large"
          dir="ltr"
          icon={User}
          value={email}
          onChange={setEmail}
          autoComplete="username"
        />
        <PasswordField
          label={both('Password', 'رمز عبور')}
          labelAction={
            <Link href="#" className="text-small">
              {both('Forgot password?', 'رمز عبور را فراموش کرده‌اید؟')}
            </Link>
          }
          size="large"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        >
          <RuleList
            rules={[
              { text: both('At least 8 characters', 'دست‌کم ۸ نویسه'), isMet: password.length >= 8 },
              { text: both('One capital letter', 'یک حرف بزرگ'), isMet: /[A-Z]/.test(password) },
              { text: both('One small letter', 'یک حرف کوچک'), isMet: /[a-z]/.test(password) },
              { text: both('One digit', 'یک رقم'), isMet: /\d/.test(password) },
            ]}
          />
        </PasswordField>
      </div>
    </div>
  )
}

export default { title: 'Text fields', Section }
