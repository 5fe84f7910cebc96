import { ClipboardList, Plus } from 'lucide-react'
import { Avatar } from '#kit/show/avatar.tsx'
import { Badge } from '#kit/show/badge.tsx'
import { Button } from '#kit/button/button.tsx'
import { Callout } from '#kit/show/callout.tsx'
import { Card, CardSection } from '#kit/show/card.tsx'
import { Count } from '#kit/show/count.tsx'
import { EmptyState } from '#kit/show/empty-state.tsx'
import { ErrorState } from '#kit/show/error-state.tsx'
import { Kbd } from '#kit/button/kbd.tsx'
import { useLanguage } from '#kit/language.tsx'
import { Link } from '#kit/button/link.tsx'
import { Loading } from '#kit/show/loading.tsx'
import { PageHeader } from '#kit/page/page-header.tsx'
import { ProgressBar } from '#kit/show/progress-bar.tsx'
import { RowsSkeleton } from '#kit/table/rows-skeleton.tsx'
import { Skeleton } from '#kit/show/skeleton.tsx'
import { Strip } from '#kit/show/strip.tsx'
import { Row } from '../row.tsx'

function Section() {
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  return (
    <div className="grid gap-6">
      <Strip>
        {say('You are offline. What you see is from 09:42.', 'اینترنت قطع است. اطلاعات مربوط به ۰۹:۴۲ است.')}
      </Strip>
      <PageHeader
        back={{ href: '?section=states', label: say('Requests', 'درخواست‌ها') }}
        title={<bdi dir="ltr">R-10482</bdi>}
        badge={<Badge tone="accent">{say('Due today', 'مهلت: امروز')}</Badge>}
        note="Galata Court Hotel"
        actions={
          <>
            <Button>{say('Print', 'چاپ')}</Button>
            <Button variant="primary">{say('Submit a receipt', 'ثبت فیش واریزی')}</Button>
          </>
        }
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Callout title={say('Draft saved', 'پیش‌نویس ذخیره شد')}>
          {say('You can go on later.', 'می‌توانید بعداً ادامه دهید.')}
        </Callout>
        <Callout tone="success">{say('Your info got updated.', 'اطلاعات شما به‌روز شد.')}</Callout>
        <Callout
          tone="warning"
          title={say('The prices have changed', 'قیمت‌ها تغییر کرده است')}
          actions={<Button size="small">{say('See the new prices', 'دیدن قیمت‌های جدید')}</Button>}
        >
          {say('€662 is now €735.', '۶۶۲ یورو اکنون ۷۳۵ یورو است.')}
        </Callout>
        <Callout tone="error" isNews>
          {say('The username or password is not right', 'نام کاربری یا رمز عبور درست نیست')}
        </Callout>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Card>
          <EmptyState
            icon={ClipboardList}
            title={say('No requests yet', 'هنوز درخواستی ثبت نشده است')}
            action={
              <Button variant="primary" icon={Plus}>
                {say('New request', 'درخواست جدید')}
              </Button>
            }
          >
            {say(
              'Your requests and the answers of the desk appear here.',
              'درخواست‌ها و پاسخ واحد رزرواسیون اینجا دیده می‌شود.',
            )}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState reference="7f3a-91c2" onRetry={() => undefined} />
        </Card>
        <CardSection title={say('Unread messages', 'پیام‌های خوانده‌نشده')} actions={<Count value={4} tone="hot" />}>
          <Loading className="grid gap-3 border-t border-line p-4.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-56" />
            <Skeleton className="h-10 w-full rounded-control" />
          </Loading>
        </CardSection>
        <CardSection title={say('Colleagues', 'همکاران')}>
          <RowsSkeleton rows={2} mark="size-9 rounded-full" />
        </CardSection>
      </div>
      <Row label="progress">
        <ProgressBar label={say('Uploading the picture', 'در حال بارگذاری تصویر')} value={64} className="w-72" />
        <ProgressBar label={say('Making the statement', 'در حال ساخت صورت‌حساب')} className="w-72" />
      </Row>
      <Row label="small">
        <Avatar name={say('Nasrin Rahimi', 'نسرین رحیمی')} />
        <Avatar name={say('Kaveh Moradi', 'کاوه مرادی')} tone="staff" />
        <Count value={14} />
        <Count value={3} tone="hot" />
        <Count value={1250} tone="alert" />
        <Badge>{say('Inactive', 'غیرفعال')}</Badge>
        <Badge tone="secondary">{say('Adult', 'بزرگسال')}</Badge>
        <Badge tone="primary">{say('Added', 'افزوده شد')}</Badge>
        <Badge tone="accent">+€2</Badge>
        <Badge tone="error">{say('Overdue', 'گذشته از مهلت')}</Badge>
        <Kbd>Ctrl K</Kbd>
        <Link href="?section=states">{say('All price lists', 'همه نرخ‌نامه‌ها')}</Link>
      </Row>
    </div>
  )
}

export default { title: 'States and small pieces', Section }
