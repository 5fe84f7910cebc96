import { useWords } from '@sarai/ui/kit/language.tsx'
import { deviceIn } from '#device/device-name.ts'
import { en } from '#device/device-words.en.ts'
import { fa } from '#device/device-words.fa.ts'

const words = { en, fa }

/** "Chrome on Windows" from what a browser says of itself. */
export function useDeviceWords(): (userAgent: string) => string {
  const t = useWords(words)
  return (userAgent) => {
    const { browser, system } = deviceIn(userAgent)
    if (browser && system) return t('device', { browser: t(browser), system: t(system) })
    const known = browser ?? system
    return t(known ?? 'unknownDevice')
  }
}
