/** The programs from Debian's packages that the services and the browser tests run. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Package and a file that shows it is there, whoever installed it. */
const PACKAGES: Record<string, string> = {
  postgresql: '/usr/lib/postgresql/*/bin/initdb',
  radosgw: '/usr/bin/radosgw',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  'ceph-common': '/usr/bin/ceph',
  'clamav-daemon': '/usr/sbin/clamd',
  haproxy: '/usr/sbin/haproxy',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  // Chromium draws empty boxes when the machine has no font at all for a letter that ours lack.
  'fonts-liberation': '/usr/share/fonts/truetype/liberation*/*.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/*.ttf',
}

const missing = (packages: string[]) => packages.filter((name) => globSync(PACKAGES[name] ?? name).length === 0)

/** Installs what is missing if it may; otherwise fails with the command to type. */
export function ensureInstalled(packages: string[], mayInstall: boolean): void {
  const absent = missing(packages)
  if (absent.length === 0) return
  const install = ['install', '--yes', '--no-install-recommends', ...absent]
  if (!mayInstall || process.getuid?.() !== 0)
    throw new Error(`Missing Debian packages. Install them with:\n  sudo apt-get ${install.join(' ')}`)

  const options = {
    stdio: ['ignore', 2, 2] as ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '--quiet'], options)
  execFileSync('apt-get', install, options)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { install: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help)
    console.log(`node scripts/services/install.ts [--install]

Names the Debian packages that are missing; as root with --install or CI=true it installs them.`)
  else ensureInstalled(Object.keys(PACKAGES), values.install ?? process.env.CI === 'true')
}
