import { BadgeCheck, MessageSquareText, Percent, User } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/button/button.tsx'
import { useLanguage } from '#kit/language.tsx'
import { Link } from '#kit/button/link.tsx'
import { LoginLayout } from '#kit/login/login-layout.tsx'
import { TextField } from '#kit/field/text-field.tsx'
import { PasswordField } from '#kit/field/password-field.tsx'

function Section() {
  const [name, setName] = useState('nasrin@parvazasia.example')
  const [password, setPassword] = useState('correct horse')
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  return (
    <LoginLayout
      title={say('Hotel booking request system', 'سامانه درخواست رزرو هتل')}
      subtitle={say(
        'For travel agencies: ask for rooms, follow the answer, pay and get the contract in one place.',
        'ویژه آژانس‌های مسافرتی: درخواست اتاق، پیگیری پاسخ، پرداخت و دریافت قرارداد، همه در یک‌جا.',
      )}
      points={[
        { icon: BadgeCheck, label: say('Net contract rates', 'نرخ‌های قراردادی') },
        { icon: Percent, label: say('Clear commission', 'کمیسیون شفاف') },
        {
          icon: MessageSquareText,
          label: say('Straight to the reservation desk', 'ارتباط مستقیم با واحد رزرواسیون'),
        },
      ]}
      supportPhone="+98 21 0000 0000"
    >
      <div className="grid gap-4">
        <div>
          <h1 className="text-[1.625rem] font-bold">{say('Welcome back', 'خوش آمدید')}</h1>
          <p className="text-soft">{say('Log in to your agency account.', 'وارد حساب آژانس خود شوید.')}</p>
        </div>
        <TextField
          label={say('Username', 'نام کاربری')}
          dir="ltr"
          icon={User}
          size="large"
          value={name}
          onChange={setName}
        />
        <PasswordField
          label={say('Password', 'رمز عبور')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          size="large"
        />
        <Button variant="primary" size="large" isWide>
          {say('Log in', 'ورود')}
        </Button>
        <p className="text-center text-soft">
          {say('New agency?', 'آژانس جدید هستید؟')}{' '}
          <Link href="#">{say('Request an account', 'درخواست ایجاد حساب')}</Link>
        </p>
      </div>
    </LoginLayout>
  )
}

export default { title: 'Login layout', Section, isWholePage: true }
