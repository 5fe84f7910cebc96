import { useEffect } from 'react'
import { Button } from '#kit/button/button.tsx'
import { useLanguage } from '#kit/language.tsx'
import { useSnackbar } from '#kit/overlay/snackbar.tsx'

function Section() {
  const notify = useSnackbar()
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  const asked = new URLSearchParams(location.search).get('open')
  useEffect(() => {
    if (asked === 'error') notify('error', 'The server did not answer. Try again in a moment.', { lasts: 60_000 })
    if (asked === 'success') notify('success', 'درخواست شما با موفقیت ثبت شد', { lasts: 60_000 })
  }, [asked, notify])
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => notify('info', say('The price list is being made', 'نرخ‌نامه در حال آماده شدن است'))}>
        Info
      </Button>
      <Button onPress={() => notify('success', say('Receipt was submitted successfully', 'فیش با موفقیت ثبت شد'))}>
        Success
      </Button>
      <Button onPress={() => notify('warning', say('Please add the flights', 'لطفاً پروازها را وارد کنید'))}>
        Warning
      </Button>
      <Button
        onPress={() =>
          notify('error', say('The server did not answer. Try again in a moment.', 'سرور پاسخ نداد.'), {
            action: { label: say('Try again', 'تلاش دوباره'), onAction: () => undefined },
          })
        }
      >
        Error with action
      </Button>
    </div>
  )
}

export default { title: 'Snackbar', Section }
