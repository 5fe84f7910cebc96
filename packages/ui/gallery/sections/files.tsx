import { FileDrop } from '#kit/field/file-drop.tsx'
import { useLanguage } from '#kit/language.tsx'
import { ProgressBar } from '#kit/show/progress-bar.tsx'

function Section() {
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  const words = {
    label: say('Pictures of the hotel', 'تصاویر هتل'),
    buttonLabel: say('Choose pictures', 'انتخاب تصویر'),
    hint: say(
      'Or drop them here. JPEG, PNG or WebP, up to 10 MB.',
      'یا همین‌جا رها کنید. JPEG، PNG یا WebP تا ۱۰ مگابایت.',
    ),
    accepts: ['image/jpeg', 'image/png', 'image/webp'],
    onFiles: () => undefined,
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FileDrop {...words} allowsMany />
      <FileDrop {...words} isBusy />
      <ProgressBar label={say('Uploading 2 of 5', 'بارگذاری ۲ از ۵')} value={40} />
    </div>
  )
}

export default { title: 'Files', Section }
