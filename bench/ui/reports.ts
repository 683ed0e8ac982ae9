import type { Page } from 'playwright-core'
import type { ChartKind } from '../../src/domain/reports/chart/chartDefinition.ts'
import type { TestBrowser } from '../../tests/support/browser/browser.ts'
import { type Row, timeRow } from '../table.ts'
import { follow, type Send, textIn } from './client.ts'
import { longestFrame, opened, WATCH } from './watch.ts'

/** Rows of the largest result, and of a small one. */
const [MANY, FEW] = [10_000, 100]

/** Maximum ratio of the time until many rows are painted to that of few. */
const OF_FEW = 1.5

/** RAIL: a frame that follows a movement of the pointer should come within 50 ms of it. */
const FRAME_LIMIT = 50

/** Positions of the pointer on its way over a chart, and the milliseconds between them. */
const [STEPS, STEP_MS] = [40, 25]

const KINDS = ['table', 'line', 'area', 'bar', 'pie', 'scatter', 'funnel', 'pivot'] as const satisfies readonly ChartKind[]
type Kind = (typeof KINDS)[number]

/** Selects what is there when the result is painted. */
const SHOWN: Readonly<Record<Kind, string>> = {
  table: '.report-table tbody tr:not([aria-hidden]) td',
  line: '.recharts-line-curve',
  area: '.recharts-area-curve',
  pie: '.recharts-pie-sector path',
  funnel: 'ol[aria-label] li bdi',
  pivot: '.report-table tbody tr:not([aria-hidden]) td',
  bar: '.recharts-bar-rectangle path',
  scatter: '.recharts-surface g > path[fill-opacity]',
}

/** As many rows as asked for, each with a text and two numbers. */
const sqlOf = (rows: number): string => `
  select 'Point ' || place as point, (place * 7919) % 1000 as one, (place * 104729) % 997 as two
  from (select row_number() over (order by id) as place from customers) as counted
  where place <= ${rows} order by place`

async function reportOf(send: Send, kind: Kind, rows: number): Promise<string> {
  const measures = [{ column: 'one' }, { column: 'two' }]
  const chartCode = { kind, ...(kind === 'scatter' || kind === 'table' ? {} : { category: 'point', measures }) }
  return textIn(await send('reports', { name: `${rows} rows as ${kind}`, sqlQuery: sqlOf(rows), containerSize: 'large', chartCode }), 'id')
}

interface Times {
  readonly painted: number[]
  readonly frame: number[]
}

/** Moves the pointer over a chart, or the wheel over a table. Returns the longest frame meanwhile. */
async function moveOver(page: Page, kind: Kind): Promise<number> {
  const box = await page.locator('.report-table, .recharts-surface, ol[aria-label]').first().boundingBox()
  if (!box) throw new Error(`no ${kind} to move over`)
  const longest = page.evaluate<number>(longestFrame(STEPS * STEP_MS))
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(box.x + 60 + ((box.width - 120) * step) / STEPS, box.y + box.height / 2)
    if (kind === 'table' || kind === 'pivot') await page.mouse.wheel(0, 500)
    await page.waitForTimeout(STEP_MS)
  }
  return longest
}

const newTimes = (): Times => ({ painted: [], frame: [] })

async function open(page: Page, origin: string, kind: Kind, id: string, times: Times): Promise<void> {
  await page.goto(`${origin}/Customer`)
  await page.locator('tbody:not([inert]) td').first().waitFor()
  times.painted.push(await page.evaluate<number>(opened(SHOWN[kind], follow(`/Report/view/${id}`))))
  times.frame.push(await moveOver(page, kind))
}

/** Reports with many rows: until they are painted, and the longest frame while one points at them. */
export async function reports(
  browser: TestBrowser,
  origin: string,
  send: Send,
  signIn: (page: Page) => Promise<void>,
  rounds: number,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  const { page, close } = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.addInitScript({ content: WATCH })
    await signIn(page)
    for (const kind of KINDS) {
      const [many, few] = [newTimes(), newTimes()]
      const [long, short] = [await reportOf(send, kind, MANY), await reportOf(send, kind, FEW)]
      // Load what is fetched only once before measuring.
      await open(page, origin, kind, short, newTimes())
      for (let number = 0; number < rounds; number += 1) {
        await open(page, origin, kind, long, many)
        await open(page, origin, kind, short, few)
      }
      // The minimum: other load on the machine only adds time.
      rows.push(
        timeRow(`${kind} of ${MANY} rows painted, beside one of ${FEW}`, Math.min(...many.painted), Math.min(...few.painted), {
          most: OF_FEW,
        }),
      )
      rows.push(timeRow(`${kind} of ${MANY} rows pointed at, longest frame`, Math.min(...many.frame), FRAME_LIMIT, { most: 1 }))
    }
  } finally {
    await close()
  }
  return rows
}
