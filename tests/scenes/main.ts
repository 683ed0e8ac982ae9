import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser, type TestBrowser } from '../support/browser.ts'
import { ADMIN, DEALER, newPerson, type Person } from '../support/person.ts'
import { startServer } from '../support/serverProcess.ts'
import { faultsOf } from './faults.ts'
import { gallery, type Picture } from './gallery.ts'
import { dress, type Look, lookName, MATRIX } from './looks.ts'
import { openScene, settled } from './openScene.ts'
import { productModel } from './productModel.ts'
import { type Scene, SIGNED_OUT, scenesFor } from './sceneList.ts'

const FOLDER = resolve(import.meta.dirname, '../../.scenes')

/** Screens that show every kind of thing there is; the others are taken by `--all`. */
const KINDS = [
  '/sign-in',
  '/home',
  '/Customer',
  '/Customer/add',
  '/Customer/edit/{id}',
  '/Customer/view/{id}',
  '/SalesOrder/edit/{id}',
  '/Inventory',
  '/InventoryOpenFileView/{id}/{name}',
  '/AvailableCarsBidding',
  '/WalletManage',
  '/MyAccount',
  '/Settings',
  '/access-denied',
]

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    /** Part of a route, of a look, as `collapsibleSide-dark-ar-360`. */
    screen: { type: 'string', multiple: true, default: [] },
    look: { type: 'string', multiple: true, default: [] },
  },
})

const picked = (name: string, parts: readonly string[]): boolean => parts.length === 0 || parts.some((part) => name.includes(part))

const wanted = ({ name }: Scene): boolean => picked(name, values.screen) && (values.all || values.screen.length > 0 || KINDS.includes(name))

const looks = MATRIX.filter((look) => picked(lookName(look), values.look))

const fileName = (scene: Scene, look: Look): string =>
  `${scene.name.replaceAll(/[^A-Za-z]+/g, '_').replaceAll(/^_|_$/g, '')}-${lookName(look)}.png`

async function take(person: Person, scene: Scene, look: Look): Promise<Picture> {
  await dress(person, look)
  await settled(person)
  const file = fileName(scene, look)
  await person.page.screenshot({ path: join(FOLDER, file), animations: 'disabled', caret: 'hide' })
  const faults = await faultsOf(person)
  for (const fault of faults) process.stdout.write(`  ${scene.name} ${lookName(look)}: ${fault.slice(0, 300)}\n`)
  return { file, screen: scene.name, look: lookName(look), faults }
}

type Visit = (open: (scene: Scene) => Promise<void>, person: Person, scenes: readonly Scene[]) => Promise<void>

/** A browser for each language and role: the language is what a page keeps. */
async function visitAll(browser: TestBrowser, origin: string, locale: Look['locale'], visit: Visit): Promise<void> {
  const model = await productModel()
  const visitor = await newPerson(browser, origin, { locale })
  await visit(({ path }) => visitor.visit(path), visitor, SIGNED_OUT.filter(wanted))
  await visitor.close()
  for (const [role, email] of [
    ['Admin', ADMIN],
    ['Dealer', DEALER],
  ] as const) {
    const person = await newPerson(browser, origin, { locale })
    await person.signIn(email)
    const scenes = (await scenesFor(model, person, role)).filter(wanted)
    await visit((scene) => openScene(person, scene), person, scenes)
    await person.close()
  }
}

await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const browser = await launchBrowser()
const pictures: Picture[] = []
try {
  for (const locale of new Set(looks.map((look) => look.locale))) {
    await visitAll(browser, server.origin, locale, async (open, person, scenes) => {
      for (const scene of scenes) {
        await open(scene)
        for (const look of looks.filter((each) => each.locale === locale)) pictures.push(await take(person, scene, look))
        process.stdout.write(`${locale} ${scene.name}: ${pictures.length} pictures\n`)
      }
    })
  }
} finally {
  await browser.close()
  await server.stop()
  await writeFile(join(FOLDER, 'index.html'), gallery(pictures))
}
const faulty = pictures.filter(({ faults }) => faults.length > 0)
process.stdout.write(`${pictures.length} pictures in ${FOLDER}, ${faulty.length} with faults\n`)
process.exitCode = faulty.length > 0 ? 1 : 0
