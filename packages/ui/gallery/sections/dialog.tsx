import { useState } from 'react'
import { Button } from '#kit/button/button.tsx'
import { ConfirmDialog } from '#kit/overlay/confirm-dialog.tsx'
import { Dialog } from '#kit/overlay/dialog.tsx'
import { useLanguage } from '#kit/language.tsx'

function Section() {
  const asked = new URLSearchParams(location.search).get('open')
  const [open, setOpen] = useState(asked)
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => setOpen('short')}>Short</Button>
      <Button onPress={() => setOpen('long')}>Long, with actions</Button>
      <Button onPress={() => setOpen('whole')}>Whole screen of a phone</Button>
      <Button onPress={() => setOpen('confirm')}>Confirm</Button>
      <Dialog isOpen={open === 'short'} onClose={close} title={say('Fare breakdown', 'ریز قیمت')}>
        <p>{say('Five nights at €62 and one child at €12.40.', 'پنج شب ۶۲ یورو و یک کودک ۱۲٫۴۰ یورو.')}</p>
      </Dialog>
      <Dialog
        isOpen={open === 'long'}
        onClose={close}
        title={say('Submit a receipt', 'ثبت فیش واریزی')}
        note={say('Contract C-2207, balance €662', 'قرارداد C-2207، مانده ۶۶۲ یورو')}
        actions={
          <>
            <Button onPress={close}>{say('Cancel', 'انصراف')}</Button>
            <Button variant="primary" onPress={close}>
              {say('Submit', 'ثبت')}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          {Array.from({ length: 14 }, (_, index) => (
            <div key={index} className="h-16 rounded-inner border border-line bg-surface-2" />
          ))}
        </div>
      </Dialog>
      <Dialog
        isOpen={open === 'whole'}
        onClose={close}
        width="whole"
        title={say('Guests from a list', 'وارد کردن مسافران از فهرست')}
        actions={<Button onPress={close}>{say('Cancel', 'انصراف')}</Button>}
      >
        <div className="grid gap-3 md:grid-cols-2">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="h-16 rounded-inner border border-line bg-surface-2" />
          ))}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={say('Delete request R-10482?', 'درخواست R-10482 حذف شود؟')}
        confirmLabel={say('Delete', 'حذف')}
        isDanger
      >
        {say(
          'Galata Court Hotel, 20–25 Dec 2026. This cannot be undone.',
          'Galata Court Hotel، ۲۹ آذر تا ۴ دی ۱۴۰۵. این کار برگشت ندارد.',
        )}
      </ConfirmDialog>
    </div>
  )
}

export default { title: 'Dialog and sheet', Section }
