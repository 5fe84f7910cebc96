/** Builds the container image with buildah, without a Docker engine, and tries it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareInstallation } from './installation.ts'
import { Processes, untilAnswers } from './product.ts'
import { ROOT } from './run-command.ts'
import { askForPages } from './smoke/ask-for-pages.ts'
import { freePorts } from './services/free-ports.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'

const HELP = `npm run image [-- --base IMAGE] [--ca FILE] [--keep]

Builds the Dockerfile with buildah as localhost/sarai, starts the API and the worker from it as its own user and asks
for health, readiness and the login pages. Without --base it makes a base of its own from Debian's packages and the
pinned Node.js, for machines that reach no registry of images. Needs root and: apt-get install buildah crun mmdebstrap
--ca names a file of certificates that this machine trusts besides, while packages are fetched (NODE_EXTRA_CA_CERTS).
--keep leaves the image in buildah's store.`

const { values } = parseArgs({
  options: { base: { type: 'string' }, ca: { type: 'string' }, keep: { type: 'boolean' }, help: { type: 'boolean' } },
})
const image = 'localhost/sarai'

if (values.help) console.log(HELP)
else {
  build(values.base ?? makeBase())
  await withServices(tryImage)
  if (values.keep !== true) buildah('rmi', '--force', image)
}

/** chroot is the one isolation that needs neither cgroups nor namespaces of its own. */
function buildah(...args: string[]): string {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  const out = execFileSync('buildah', args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  })
  return out.toString().trim()
}

function makeBase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-base-'))
  const name = 'localhost/sarai-base'
  try {
    const tar = join(folder, 'base.tar')
    const include = '--include=bash,ca-certificates,libstdc++6'
    execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', include, 'bookworm', tar], { stdio: 'inherit' })
    const container = buildah('from', 'scratch')
    buildah('add', container, tar, '/')
    buildah('copy', container, process.execPath, '/usr/local/bin/node')
    buildah('copy', container, npmFolder(), '/usr/local/lib/node_modules/npm')
    buildah('run', container, '--', 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm')
    buildah('commit', '--rm', container, name)
    return name
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function npmFolder(): string {
  const npm = execFileSync('sh', ['-c', 'command -v npm']).toString().trim()
  return dirname(dirname(realpathSync(npm)))
}

function build(base: string) {
  const npmrc = join(homedir(), '.npmrc')
  const secrets = Object.entries({ npmrc, ca: values.ca ?? '' }).filter(([, file]) => existsSync(file))
  const settings = secrets.map(([id, file]) => `--secret=id=${id},src=${file}`)
  buildah('build', `--build-arg=BASE=${base}`, '--build-arg=BUILD_ID=image-try', ...settings, `--tag=${image}`, '.')
}

async function tryImage(services: ServiceEnvironment) {
  const container = buildah('from', image)
  const processes = new Processes()
  try {
    const user = buildah('run', container, '--', 'sh', '-c', 'id -u; touch /sarai/x 2>/dev/null || echo closed')
    if (user !== '65534\nclosed') throw new Error(`the image runs as ${user}, and should run as 65534 in a closed tree`)
    const [port = 0] = await freePorts(1)
    const origin = `http://localhost:${port}`
    const { environment } = await prepareInstallation(services, {
      database: `sarai_image_${process.pid}`,
      portalOrigin: origin,
    })
    const settings = Object.entries({ ...environment, LOG_LEVEL: 'warn', PORT: `${port}` }).map(
      ([name, value]) => `--env=${name}=${value}`,
    )
    for (const door of ['main-worker.ts', 'main-api.ts']) {
      const command = ['run', '--isolation=chroot', ...settings, container, '--', 'node', `apps/server/src/${door}`]
      processes.start('buildah', command, {})
    }
    await untilAnswers(`${origin}/healthz`, async (answer) => (await answer.text()).includes('image-try'))
    await askForPages(origin)
    if (!processes.allRun()) throw new Error('the API or the worker ended by itself')
  } finally {
    await processes.stop()
    buildah('rm', container)
  }
}
