import type { BenchDatabases } from '../databases.ts'
import { compareLoad, type LoadSize } from '../load/compareLoad.ts'
import type { LoadProcess } from '../load/loadProcess.ts'
import { filtered, page, search } from '../load/scenarios.ts'
import { sampleOf } from '../sample.ts'
import { seeded, signIn, startProduct } from '../servers.ts'
import { type Aim, milliseconds, type Row } from '../table.ts'
import { multiply } from './multiply.ts'

/** Customers in the demo data. */
export const SMALL = 10_000
export const LARGE = 1_000_000

const AIM: Aim = { most: 2 }

/** How much longer the product takes on a large table than on a small one. */
export async function growth(places: BenchDatabases, load: LoadProcess, size: number, effort: LoadSize): Promise<Row[]> {
  const small = await seeded(await places.empty())
  const large = await places.copy(small)
  await multiply(large, size / SMALL)
  const servers = [await startProduct(large), await startProduct(small)] as const
  try {
    const token = await signIn(servers[1])
    const sample = await sampleOf(servers[1].origin, token)
    const scenarios = [
      page(token),
      filtered(token, 'filtered page with its count', { blocked: false }),
      filtered(token, 'search for one by its code', { q: 'C04242' }),
      filtered(token, 'search for what everybody has', { q: 'example' }),
      { ...search(token, sample), name: `search for names, ${size / SMALL} times the hits` },
    ]
    const rows: Row[] = []
    for (const scenario of scenarios) {
      const [many, few] = await compareLoad(load, [servers[0].port, servers[1].port], scenario, { ...effort, connections: 1 })
      rows.push({
        what: `${scenario.name}, ${places.engine}`,
        ours: milliseconds(many.mean),
        peer: milliseconds(few.mean),
        ratio: many.mean / few.mean,
        aim: AIM,
      })
    }
    return rows
  } finally {
    for (const server of servers) await server.stop()
  }
}
