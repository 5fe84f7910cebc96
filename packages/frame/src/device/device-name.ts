/** Asked in this order, because most browsers also call themselves by the names of those that came before them. */
const browsers = [
  ['browserEdge', /\bEdg(A|iOS)?\//],
  ['browserOpera', /\b(OPR|OPT|Opera)\//],
  ['browserSamsung', /\bSamsungBrowser\//],
  ['browserFirefox', /\b(Firefox|FxiOS)\//],
  ['browserChrome', /(Chrome|Chromium|CriOS)\//],
  ['browserSafari', /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//],
] as const

const systems = [
  ['systemIphone', /\biPhone\b/],
  ['systemIpad', /\biPad\b/],
  ['systemAndroid', /\bAndroid\b/],
  ['systemWindows', /\bWindows\b/],
  ['systemChromeos', /\bCrOS\b/],
  ['systemMac', /\bMac OS X\b/],
  ['systemLinux', /\bLinux\b/],
] as const

export type Device = {
  browser: (typeof browsers)[number][0] | undefined
  system: (typeof systems)[number][0] | undefined
}

/** What a browser's long description of itself means to a person; the keys name the words for it. */
export function deviceIn(userAgent: string): Device {
  return {
    browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0],
    system: systems.find(([, sign]) => sign.test(userAgent))?.[0],
  }
}
