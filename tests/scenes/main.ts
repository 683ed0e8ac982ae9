import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { LocaleName } from '../../src/providers/i18n/locales.ts'
import { launchBrowser } from '../support/browser/browser.ts'
import { ADMIN, DEALER, newPerson, type Person } from '../support/browser/person.ts'
import { startServer } from '../support/processes/serverProcess.ts'
import { faultsOf } from './faults.ts'
import { gallery, type Picture } from './gallery.ts'
import { applyLook, type Look, lookName, MATRIX } from './looks.ts'
import { openScene, settled } from './openScene.ts'
import { productModel } from './productModel.ts'
import { type Scene, SIGNED_OUT, scenesFor } from './sceneList.ts'
import { STATES } from './states.ts'

const FOLDER = resolve(import.meta.dirname, '../../.scenes')

const SIGN_INS = { visitor: undefined, Admin: ADMIN, Dealer: DEALER } as const

type Viewer = keyof typeof SIGN_INS

/** Screens of every kind, by viewer; `--all` takes all screens. */
const KINDS: Readonly<Record<Viewer, readonly string[]>> = {
  visitor: ['/sign-in', '/forgot-password'],
  Admin: [
    '/home',
    '/Customer',
    '/Customer/add',
    '/Customer/edit/{id}',
    '/Customer/view/{id}',
    '/SalesOrder',
    '/SalesOrder/edit/{id}',
    '/Demand/view/{id}',
    '/StockDocument/add',
    '/Invoice/view/{id}',
    '/Payment/add',
    '/Payment/edit/{id}',
    '/BankAccount/view/{id}',
    '/Ageing',
    '/MyAccount',
    '/Settings',
    '/access-denied',
  ],
  Dealer: [
    '/home',
    '/Inventory',
    '/InventoryOpenFileView/{id}/{name}',
    '/AvailableCarsBidding',
    '/AvailableCarsBidding/{id}',
    '/WalletManage',
  ],
}

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    /** Screens after a user's actions, instead of as they open. */
    states: { type: 'boolean', default: false },
    /** Part of a route (or state), of a look, as `collapsibleSide-dark-ar-360`, of a viewer. */
    screen: { type: 'string', multiple: true, default: [] },
    look: { type: 'string', multiple: true, default: [] },
    viewer: { type: 'string', multiple: true, default: [] },
    /** Concurrent browsers, each in its own language. */
    jobs: { type: 'string', default: '2' },
  },
})

const picked = (name: string, parts: readonly string[]): boolean => parts.length === 0 || parts.some((part) => name.includes(part))

const everything = values.all || values.states || values.screen.length > 0

const wanted =
  (viewer: Viewer) =>
  ({ name }: Scene): boolean =>
    picked(name, values.screen) && (everything || KINDS[viewer].includes(name))

const looks = MATRIX.filter((look) => picked(lookName(look), values.look))

const fileName = (viewer: Viewer, scene: Scene, look: Look): string =>
  `${viewer}-${scene.name.replaceAll(/[^A-Za-z]+/g, '_').replaceAll(/^_|_$/g, '')}-${lookName(look)}.png`

const pictures: Picture[] = []

/** A user's action on the open screen; the reason if it can't be done. */
const arranged = async (person: Person, arrange: NonNullable<Scene['arrange']>): Promise<string | undefined> => {
  try {
    await arrange(person)
    await settled(person)
    return undefined
  } catch (error) {
    return `not to be done: ${error instanceof Error ? error.message : error}`
  }
}

async function take(person: Person, viewer: Viewer, scene: Scene, look: Look): Promise<void> {
  await applyLook(person, look, scene.settings)
  await settled(person)
  const failure = scene.arrange && (await arranged(person, scene.arrange))
  await person.page.mouse.move(0, 0)
  const file = fileName(viewer, scene, look)
  await person.page.screenshot({ path: join(FOLDER, file), animations: 'disabled', caret: 'hide' })
  const faults = [...(failure === undefined ? [] : [failure]), ...(await faultsOf(person))]
  for (const fault of faults) process.stdout.write(`  ${viewer} ${scene.name} ${lookName(look)}: ${fault.slice(0, 300)}\n`)
  pictures.push({ file, screen: `${viewer} ${scene.name}`, look: lookName(look), faults })
}

const scenesOf = async (viewer: Viewer, person: Person): Promise<readonly Scene[]> => {
  if (values.states) return STATES.filter(({ role }) => role === viewer)
  return viewer === 'visitor' ? SIGNED_OUT : scenesFor(await productModel(), person, viewer)
}

/** A screen in all looks of a language. The user's actions are repeated in each. */
async function takeAll(person: Person, viewer: Viewer, scene: Scene, locale: LocaleName): Promise<void> {
  const open = async () => {
    await scene.before?.(person)
    await (viewer === 'visitor' ? person.visit(scene.path) : openScene(person, scene))
  }
  if (!scene.arrange) await open()
  for (const look of looks.filter((each) => each.locale === locale)) {
    if (scene.arrange) {
      await person.visit('/access-denied')
      await settled(person)
      await open()
    }
    await take(person, viewer, scene, look)
  }
  if (scene.before) await person.page.unrouteAll()
  process.stdout.write(`${locale} ${viewer} ${scene.name}: ${pictures.length} pictures\n`)
}

await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const browser = await launchBrowser()

/** A browser for each language and viewer, because a page keeps its language. */
async function visitAs(viewer: Viewer, locale: LocaleName): Promise<void> {
  const person = await newPerson(browser, server.origin, { locale })
  const email = SIGN_INS[viewer]
  if (email) await person.signIn(email, '/MyAccount')
  for (const scene of (await scenesOf(viewer, person)).filter(wanted(viewer))) await takeAll(person, viewer, scene, locale)
  await person.close()
}

const viewers = (Object.keys(SIGN_INS) as Viewer[]).filter((viewer) => picked(viewer, values.viewer))
const visits = [...new Set(looks.map(({ locale }) => locale))].flatMap((locale) => viewers.map((viewer) => () => visitAs(viewer, locale)))

const work = async (): Promise<void> => {
  for (let visit = visits.shift(); visit; visit = visits.shift()) await visit()
}

try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, work))
} finally {
  await browser.close()
  await server.stop()
  await writeFile(join(FOLDER, 'index.html'), gallery(pictures))
}
const faulty = pictures.filter(({ faults }) => faults.length > 0)
process.stdout.write(`${pictures.length} pictures in ${FOLDER}, ${faulty.length} with faults\n`)
process.exitCode = faulty.length > 0 ? 1 : 0
