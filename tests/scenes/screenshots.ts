import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { launchBrowser, type TestBrowser } from '../support/browser/browser.ts'
import { ADMIN, DEALER, type Looks, newPerson, type Person } from '../support/browser/person.ts'
import { startServer } from '../support/processes/serverProcess.ts'
import { settled } from './openScene.ts'
import { importRows } from './states.ts'

const FOLDER = resolve(import.meta.dirname, '../../src/appearance/screenshots')

/** Maximum size of a picture in bytes. */
const LARGEST = 200_000

interface Picture {
  readonly name: string
  readonly looks: Looks
  /** Opens the screen; signed in by default. */
  readonly open: (person: Person) => Promise<void>
  readonly signedOut?: true
  /** Account of the viewer; default: an Admin. */
  readonly as?: string
}

const idOf = async (person: Person, entity: string, at: number): Promise<string> => {
  const [record] = (await (await person.api(`${entity}?range=[${at},${at}]`)).json()) as { readonly id: string }[]
  return record?.id ?? ''
}

const list = async (person: Person): Promise<void> => {
  await person.visit('/customers')
  await person.page.getByText('C00001').first().waitFor()
}

/** A customer with data in many fields. */
const changed = async (person: Person): Promise<string> => {
  const id = await idOf(person, 'customers', 0)
  for (const change of [{ taxNo: 'GB123456789' }, { contactPerson: 'Jane Doe', blocked: true }, { blocked: false }])
    await person.api(`customers/${id}`, { method: 'PUT', body: JSON.stringify(change) })
  return id
}

const PICTURES: readonly Picture[] = [
  {
    name: 'signIn',
    looks: { mode: 'dark' },
    signedOut: true,
    open: async (person) => {
      await person.visit('/sign-in')
      await person.page.locator('input[name=email]').fill(ADMIN)
    },
  },
  {
    name: 'board',
    looks: { mode: 'dark' },
    as: DEALER,
    open: async (person) => {
      await person.visit('/AvailableCarsBidding')
      await person.page.getByRole('main').getByRole('img').nth(3).waitFor()
    },
  },
  {
    name: 'home',
    looks: { mode: 'light' },
    open: async (person) => {
      await person.page.locator('.recharts-surface').first().waitFor()
    },
  },
  { name: 'listDark', looks: { mode: 'dark' }, open: list },
  {
    name: 'groups',
    looks: { mode: 'light' },
    open: async ({ visit, page }) => {
      await visit('/salesOrders?filter={}&group=approval')
      await page.locator('#main-content [aria-expanded=false]:not([aria-haspopup])').first().click()
      await page.getByText(/^SO-/).first().waitFor()
    },
  },
  {
    name: 'kanban',
    looks: { mode: 'light' },
    open: async ({ visit, page }) => {
      await visit('/materials?filter={}&shape=board&by=trackingType')
      await page.locator('[data-column] a[data-id]').first().waitFor()
    },
  },
  {
    name: 'importRows',
    looks: { mode: 'dark' },
    open: async (person) => {
      await list(person)
      await importRows(person)
    },
  },
  {
    name: 'editRows',
    looks: { mode: 'dark', height: 560 },
    open: async (person) => {
      await person.visit(`/mainUnits/${await idOf(person, 'mainUnits', 0)}`)
      await person.page.getByRole('gridcell', { name: 'Gram' }).first().waitFor()
    },
  },
  {
    name: 'history',
    looks: { mode: 'light', height: 560 },
    open: async (person) => {
      await person.visit(`/customers/${await changed(person)}/show#history`)
      await person.page.getByRole('tabpanel').getByText('GB123456789').first().waitFor()
    },
  },
  { name: 'arabicPhone', looks: { mode: 'dark', locale: 'ar', width: 360, height: 740 }, open: list },
]

/** As many colours as the size allows. */
async function small(png: Buffer): Promise<Buffer> {
  for (const colours of [256, 128, 64]) {
    const packed = await sharp(png).png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer()
    if (packed.length <= LARGEST) return packed
  }
  throw new Error(`A picture has more than ${LARGEST} bytes whatever its colours.`)
}

async function take(browser: TestBrowser, origin: string, { name, looks, open, signedOut, as }: Picture): Promise<void> {
  const person = await newPerson(browser, origin, looks)
  if (!signedOut) await person.signIn(as, '/home')
  await open(person)
  await settled(person)
  await person.page.evaluate('document.fonts.ready.then(() => document.activeElement.matches("input") || document.activeElement.blur())')
  const png = await person.page.screenshot({ animations: 'disabled', caret: 'hide' })
  await writeFile(join(FOLDER, `${name}.png`), await small(png))
  await person.close()
}

/** All, or those named on the command line. */
const wanted = process.argv.slice(2)

await mkdir(FOLDER, { recursive: true })
const server = await startServer()
const browser = await launchBrowser()
try {
  for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    await take(browser, server.origin, picture)
} finally {
  await browser.close()
  await server.stop()
}
