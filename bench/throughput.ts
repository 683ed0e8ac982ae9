import { assertSameAnswers } from './assertSameAnswers.ts'
import type { BenchDatabases } from './databases.ts'
import { compareLoad, type LoadSize } from './load/compareLoad.ts'
import type { LoadProcess } from './load/loadProcess.ts'
import { create, getOne, page, type Scenario, search } from './load/scenarios.ts'
import { sampleOf } from './sample.ts'
import { seeded, signIn, startPeer, startProduct } from './servers.ts'
import { type Aim, perSecond, type Row } from './table.ts'

const READ: Aim = { least: 0.7 }
const CREATE: Aim = { least: 3 }

/** Requests per second of the product and of bare Fastify with hand-written statements, on two copies of one database. */
export async function throughput(places: BenchDatabases, load: LoadProcess, effort: LoadSize, only?: string): Promise<Row[]> {
  const place = await seeded(await places.empty())
  const copy = await places.copy(place)
  const [product, peer] = [await startProduct(place), await startPeer(copy)]
  try {
    const token = await signIn(product)
    const sample = await sampleOf(product.origin, token)
    await assertSameAnswers(product.origin, peer.origin, token, sample)
    const scenarios: readonly (readonly [Scenario, Aim])[] = [
      [getOne(token, sample), READ],
      [page(token), READ],
      [search(token, sample), READ],
      [create(token), CREATE],
    ]
    const rows: Row[] = []
    for (const [scenario, aim] of scenarios.filter(([{ name }]) => only === undefined || name.startsWith(only))) {
      const [ours, bare] = await compareLoad(load, [product.port, peer.port], scenario, effort)
      rows.push({
        what: `${scenario.name}, ${places.engine}`,
        ours: perSecond(ours.perSecond),
        peer: perSecond(bare.perSecond),
        ratio: ours.perSecond / bare.perSecond,
        aim,
      })
    }
    return rows
  } finally {
    await product.stop()
    await peer.stop()
  }
}
