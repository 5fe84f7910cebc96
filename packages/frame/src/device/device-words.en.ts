import type { Words } from '@sarai/locale/message.ts'

export const en = {
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  browserChrome: 'Chrome',
  browserEdge: 'Edge',
  browserFirefox: 'Firefox',
  browserOpera: 'Opera',
  browserSafari: 'Safari',
  browserSamsung: 'Samsung Internet',
  systemAndroid: 'Android',
  systemChromeos: 'ChromeOS',
  systemIpad: 'iPad',
  systemIphone: 'iPhone',
  systemLinux: 'Linux',
  systemMac: 'Mac',
  systemWindows: 'Windows',
} as const satisfies Words
