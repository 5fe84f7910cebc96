import { agencyLivePath, deskLivePath } from '@sarai/wire/core/live.ts'
import type { Dice } from '#testing/generated/dice.ts'
import type { Spoiled } from '#testing/fuzz/spoil.ts'
import { hostileHeader } from '#testing/fuzz/hostile-headers.ts'

const pictureKey = 'ab'.repeat(20)
const up = ['../', '..%2f', '%2e%2e/', '..%5c', '....//', '%2e%2e%2f', '..%c0%af', '%252e%252e%252f']

/** What is served and is no operation: the links of hotels, pictures, files of the screens, streams, documents, health, metrics. */
const paths: readonly ((dice: Dice) => string)[] = [
  (dice) => dice.pick(['/healthz', '/readyz', '/metrics', '/docs/portal', '/docs/desk', '/docs/desk/openapi.json']),
  (dice) =>
    `/pictures/${pictureKey}-${dice.pick(['320', '641', '2147483648', '9'.repeat(400), '-1', 'NaN', '%00'])}.webp`,
  (dice) => `/pictures/${dice.pick(up).repeat(6)}etc/passwd`,
  (dice) => `/pictures/${dice.pick(['', '%', 'a'.repeat(5_000), '%E0%A4', 'x.webp', `${pictureKey}-320.webp%00`])}`,
  (dice) => `${dice.pick(['/assets/', '/desk/assets/', '/'])}${dice.pick(up).repeat(1 + dice.below(8))}etc/passwd`,
  (dice) =>
    `${dice.pick(['/assets/', '/desk/assets/'])}${dice.pick(['', '%', '%00', 'index.js', '.', '%2e', 'a'.repeat(300)])}`,
  (dice) =>
    dice.pick(['/', '/desk', '/desk/', '/desk//', '//', '/login', '/desk/agencies', '/index.html', '/.env', '*']),
  (dice) =>
    `/h/${dice.pick(['x'.repeat(43), '', '%', '%00', 'a'.repeat(5_000), '../metrics', `${'x'.repeat(43)}/tr`, '-/fa'])}`,
  (dice) => dice.pick([agencyLivePath, deskLivePath, `${agencyLivePath}?a=b`, `${deskLivePath}/x`]),
  (dice) =>
    `/registry/${dice.pick(['airports', 'locations', 'nothing', '%'])}?filter=${dice.pick(['ab', '%', '%C0%80', '%00x', 'a'.repeat(5_000)])}`,
  (dice) => `/api/AccommodationPackageClient/download?expires=${dice.pick(['1', '9e99', 'NaN'])}&signature=%00`,
]

export function rawRoute(dice: Dice, headers: Record<string, string>): Spoiled {
  const url = dice.pick(paths)(dice)
  const { name, value } = hostileHeader(dice)
  const all = dice.chance(0.6) ? { ...headers, [name]: value } : headers
  const method = dice.chance(0.9) ? 'GET' : dice.pick(['POST', 'HEAD', 'PUT', 'OPTIONS'])
  return { request: { method, url, headers: all }, how: 'no operation' }
}
