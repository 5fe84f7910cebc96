import { ClipboardList, FileText, LayoutDashboard, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/button/button.tsx'
import { CommandCenter } from '#kit/commands/command-center.tsx'
import { ShortcutsProvider } from '#kit/commands/shortcuts.tsx'
import { useLanguage } from '#kit/language.tsx'

const go = () => undefined

function Section() {
  const fa = useLanguage().language === 'fa'
  const say = (english: string, persian: string) => (fa ? persian : english)
  const asked = new URLSearchParams(location.search).get('open')
  const [isOpen, setOpen] = useState(asked === 'palette')
  return (
    <ShortcutsProvider>
      <Button onPress={() => setOpen(true)}>{say('Open the palette', 'باز کردن جست‌وجو')}</Button>
      <CommandCenter
        isOpen={isOpen}
        onOpenChange={setOpen}
        shortcuts={[
          { keys: ['KeyG', 'KeyD'], label: say('Dashboard', 'پیشخوان'), onPress: go },
          { keys: ['KeyG', 'KeyR'], label: say('Requests', 'درخواست‌ها'), onPress: go },
          { keys: ['KeyN'], label: say('New request', 'درخواست جدید'), onPress: go },
        ]}
        sections={[
          {
            title: say('Go to', 'رفتن به'),
            commands: [
              {
                id: 'd',
                label: say('Dashboard', 'پیشخوان'),
                icon: LayoutDashboard,
                keys: ['KeyG', 'KeyD'],
                onAction: go,
              },
              {
                id: 'r',
                label: say('Requests', 'درخواست‌ها'),
                icon: ClipboardList,
                keys: ['KeyG', 'KeyR'],
                onAction: go,
              },
              { id: 'c', label: say('Contracts', 'قراردادها'), icon: FileText, onAction: go },
            ],
          },
          {
            title: say('Actions', 'عملیات'),
            commands: [
              { id: 'n', label: say('New request', 'درخواست جدید'), icon: Plus, keys: ['KeyN'], onAction: go },
            ],
          },
          {
            title: say('Requests', 'درخواست‌ها'),
            isSearched: true,
            commands: [
              { id: '10482', label: 'R-10482', note: 'Galata Court Hotel', icon: ClipboardList, onAction: go },
            ],
          },
        ]}
      />
    </ShortcutsProvider>
  )
}

export default { title: 'Command palette and keys', Section }
