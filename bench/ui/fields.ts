import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import type { TestBrowser } from '../../tests/support/browser/browser.ts'
import { startServer } from '../../tests/support/processes/serverProcess.ts'
import { copiedProduct } from '../startUp/product.ts'
import { type Row, shortestRow } from '../table.ts'
import { follow } from './client.ts'
import { pressKeys } from './grid.ts'
import type { Peer } from './reactAdmin/serve.ts'
import { atRest, opened, WATCH } from './watch.ts'

/** Fields of a large form, and of a small one. */
const [MANY, FEW] = [300, 10]

/** Openings of each form in a round, in turns. */
const OPENINGS = 2

/** Presses that are measured at each opening. */
const KEYS = 10

/** Maximum ratios: product to peer, and large form to small form. */
const [OF_PEER, OF_FEW] = [1, 1.5]

interface Times {
  readonly open: number[]
  readonly key: number[]
}

const newTimes = (): Times => ({ open: [], key: [] })

/** Text fields in groups of ten, and a condition, so that each keystroke decides which fields there are. */
const schemaOf = (id: string, count: number) => {
  const properties = Array.from({ length: count }, (_, at) => {
    const field = { type: 'string', maxLength: 100, group: `part${Math.floor(at / 10)}`, indexed: false }
    return [`field${at}`, field] as const
  })
  const schema = {
    ...{ $id: id, type: 'object', properties: Object.fromEntries(properties) },
    if: { properties: { field0: { const: 'more' } }, required: ['field0'] },
    then: { properties: { detail: { type: 'string' } } },
  }
  return { id, text: `export const ${id} = ${JSON.stringify(schema)}\n` }
}

/** Opens a form from a page at rest until its last input is there, and types into its first one. */
async function use(page: Page, fields: number, act: string, times: Times): Promise<void> {
  times.open.push(await page.evaluate<number>(opened(`input[name=field${fields - 1}]`, act)))
  await page.evaluate(`document.querySelector('input[name=field0]').focus()`)
  await pressKeys(page, times, KEYS)
}

async function inProduct(page: Page, origin: string, fields: number, times: Times): Promise<void> {
  await page.goto(`${origin}/Customer`)
  await page.evaluate(atRest)
  await use(page, fields, follow(`/fields${fields}/create`), times)
}

async function inPeer(page: Page, origin: string, times: Times): Promise<void> {
  await page.goto(origin)
  await page.evaluate(atRest)
  await use(page, MANY, `location.hash = '/many/create'`, times)
}

/** The product with both entities, built and started. */
async function product() {
  const copy = await copiedProduct({
    names: ['src', 'schemas', 'i18n', 'package.json', 'index.html', 'vite.config.ts'],
    schemas: () => [schemaOf(`fields${MANY}`, MANY), schemaOf(`fields${FEW}`, FEW)],
    filter: (path) => !/\.test\.tsx?$/.test(path),
  })
  await build({ root: copy.folder, configFile: join(copy.folder, 'vite.config.ts'), logLevel: 'error' })
  const server = await startServer({ entry: copy.main })
  return { origin: server.origin, stop: () => server.stop().finally(copy.remove) }
}

/** A form of 300 fields beside react-admin's `SimpleForm` with as many text inputs, and beside one of 10. */
export async function fields(
  browser: TestBrowser,
  signIn: (page: Page, origin: string) => Promise<void>,
  rounds: number,
  peer: Peer,
): Promise<readonly Row[]> {
  const [many, few, theirs] = [newTimes(), newTimes(), newTimes()]
  const served = await product()
  const [{ page, close }, other] = [await browser.newPage({ viewport: { width: 1280, height: 800 } }), await browser.newPage()]
  try {
    for (const each of [page, other.page]) await each.addInitScript({ content: WATCH })
    await signIn(page, served.origin)
    // Load what is fetched only once before measuring.
    await inProduct(page, served.origin, FEW, newTimes())
    await inPeer(other.page, peer.origin, newTimes())
    for (let opening = 0; opening < rounds * OPENINGS; opening += 1) {
      await inProduct(page, served.origin, MANY, many)
      await inProduct(page, served.origin, FEW, few)
      await inPeer(other.page, peer.origin, theirs)
    }
  } finally {
    await Promise.all([close(), other.close()])
    await served.stop()
  }
  return [
    shortestRow(`form of ${MANY} fields opens, beside SimpleForm`, many.open, theirs.open, OF_PEER),
    shortestRow(`key to paint in ${MANY} fields, beside SimpleForm`, many.key, theirs.key, OF_PEER),
    shortestRow(`key to paint in ${MANY} fields, beside ${FEW}`, many.key, few.key, OF_FEW),
  ]
}
