import {
  ArrowLeftRight,
  Bell,
  ClipboardList,
  FileText,
  LayoutDashboard,
  MailWarning,
  Plus,
  ReceiptText,
} from 'lucide-react'
import { CardSection } from '#kit/show/card.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useLanguage } from '#kit/language.tsx'
import { Shell } from '#kit/shell/shell.tsx'

const at = (name: string) => `?section=shell&at=${name}`

function Section() {
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  return (
    <Shell
      homeHref={at('home')}
      groups={[
        [
          { href: at('home'), label: say('Dashboard', 'پیشخوان'), icon: LayoutDashboard, isCurrent: true },
          {
            href: at('requests'),
            label: say('Requests', 'درخواست‌ها'),
            icon: ClipboardList,
            count: 14,
            countLabel: say('14 requests waiting', '۱۴ درخواست در انتظار'),
          },
          { href: at('contracts'), label: say('Contracts', 'قراردادها'), icon: FileText },
          {
            href: at('payments'),
            label: say('Payments', 'پرداخت‌ها'),
            icon: ReceiptText,
            count: 3,
            isHot: true,
            countLabel: say('3 payments due', '۳ پرداخت سررسیدشده'),
          },
          { href: at('transactions'), label: say('Transactions', 'تراکنش‌ها'), icon: ArrowLeftRight },
        ],
      ]}
      mainAction={{ href: at('new'), label: say('New request', 'درخواست جدید'), icon: Plus }}
      notice={{
        icon: MailWarning,
        title: say('Verify your e-mail', 'ایمیل خود را تأیید کنید'),
        text: say('We send booking news to this address.', 'خبر درخواست‌ها به این نشانی فرستاده می‌شود.'),
        action: { label: say('Verify email', 'تأیید ایمیل'), href: at('verify') },
      }}
      user={{
        name: say('Nasrin Rahimi', 'نسرین رحیمی'),
        note: say('Parvaz Asia Travel', 'آژانس پرواز آسیا'),
        changePasswordHref: at('password'),
        onLogOut: () => undefined,
      }}
      version="3.18.7"
      searchHint={say('Search requests, guests, hotels…', 'جست‌وجوی درخواست، مسافر، هتل…')}
      onSearch={() => undefined}
      extras={<IconButton icon={Bell} label={say('Notifications', 'اعلان‌ها')} />}
    >
      <h1 className="mb-4 text-h1 font-bold">{say('Good morning, Nasrin', 'صبح بخیر، نسرین')}</h1>
      <CardSection title={say('Available packages', 'پکیج‌های موجود')} note={say('3 active', '۳ پکیج فعال')}>
        <div className="h-[70rem] border-t border-line" />
      </CardSection>
    </Shell>
  )
}

export default { title: 'Shell', Section, isWholePage: true }
