/** Takes a picture of every screen and every section of the kit, in each dress, and looks for barriers with axe. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { preview } from 'vite'
import { chromium } from '../playwright.config.ts'
import { demoInstallation } from './demo-installation.ts'
import { Processes, startBuiltProduct } from './product.ts'
import { buildScreens, ROOT, runCommand } from './run-command.ts'
import { freePorts } from './services/free-ports.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'
import { screens } from './shots/screens.ts'
import type { Screen } from './shots/screen.ts'
import { allDresses, createCamera, dressOfTurn, type Finding } from './shots/shoot.ts'

const HELP = `npm run shots [-- --only TEXT] [--short]

Writes shots/SCREEN.LANGUAGE.WIDTH.THEME.png for every screen of the portal and the desk, every mail and every section
of the gallery: en and fa, 1440 and 390 px, light and dark. Fails when axe finds a violation of WCAG 2.2 AA, or when a page
scrolls sideways. --only: the screens whose name holds TEXT. --short: takes no picture and checks the gallery and
every eighth screen, each in one combination of language, width and theme; tests draw all of them (describeScreen).`

const folder = join(ROOT, 'shots')
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean' }, help: { type: 'boolean' } },
})

if (options.help) console.log(HELP)
else process.exitCode = await withServices(takeAll)

async function takeAll(services: ServiceEnvironment): Promise<number> {
  const processes = new Processes()
  if (!(await buildScreens())) return 1
  if ((await runCommand('vite', ['build', 'packages/ui', '--logLevel', 'error'])) !== 0) return 1
  const [port = 0, galleryPort = 0] = await freePorts(2)
  const gallery = await preview({ root: join(ROOT, 'packages/ui'), preview: { port: galleryPort }, logLevel: 'warn' })
  const browser = await playwright.launch(chromium)
  try {
    const origin = `http://localhost:${port}`
    const { environment } = await demoInstallation(services, {
      database: `sarai_shots_${process.pid}`,
      portalOrigin: origin,
    })
    await startBuiltProduct(processes, environment, { ports: [port], buildId: `shots-${process.pid}` })
    if (!options.short) makeRoom()
    const drawn = options.short ? screens.filter((_, turn) => turn % 8 === 0) : screens
    const targets = [...drawn, ...gallerySections(`http://localhost:${galleryPort}`)]
    return report(
      await shootAll(
        createCamera(browser, origin, options.short ? undefined : folder),
        targets.filter(({ name }) => name.includes(options.only ?? '')),
      ),
    )
  } finally {
    await browser.close()
    await gallery.close()
    await processes.stop()
  }
}

function makeRoom() {
  if (options.only === undefined) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Read off the folder: a new section is photographed without anybody thinking of it. */
function gallerySections(origin: string): Screen[] {
  return readdirSync(join(ROOT, 'packages/ui/gallery/sections'))
    .map((file) => basename(file, '.tsx'))
    .map((name) => ({ name: `kit-${name}`, path: `${origin}/gallery/?section=${name}` }))
}

async function shootAll(shoot: ReturnType<typeof createCamera>, targets: Screen[]) {
  const jobs = targets.flatMap((target, turn) =>
    (options.short ? [dressOfTurn(turn)] : allDresses).map((dress) => ({ target, dress })),
  )
  const findings: Finding[] = []
  let next = 0
  // Two at a time: one for each core of the machine that CI has.
  const worker = async () => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      findings.push(...(await shoot(job.target, job.dress)))
    }
  }
  await Promise.all([worker(), worker()])
  return { shots: jobs.length, findings }
}

function report({ shots, findings }: { shots: number; findings: Finding[] }): number {
  for (const { shot, problem } of findings) console.error(`${shot}: ${problem}`)
  console.log(`${shots} ${options.short ? 'looked over' : 'pictures in shots/'}, ${findings.length} problems`)
  return findings.length === 0 && shots > 0 ? 0 : 1
}
