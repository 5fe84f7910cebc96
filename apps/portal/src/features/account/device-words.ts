import { useAccountWords } from '#features/account/account-words.ts'
import { deviceIn } from '#features/account/device-name.ts'

/** "Chrome on Windows" from what a browser says of itself. */
export function useDeviceWords(): (userAgent: string) => string {
  const t = useAccountWords()
  return (userAgent) => {
    const { browser, system } = deviceIn(userAgent)
    if (browser && system) return t('device', { browser: t(browser), system: t(system) })
    const known = browser ?? system
    return t(known ?? 'unknownDevice')
  }
}
