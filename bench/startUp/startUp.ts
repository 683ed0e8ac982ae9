import type { BenchDatabase, BenchDatabases } from '../databases.ts'
import { median } from '../median.ts'
import { type Aim, type Row, timeRow } from '../table.ts'
import { type EnlargedProduct, enlargedProduct } from './product.ts'
import { timeStart } from './timeStart.ts'

const AIM: Aim = { most: 2 }

export const FEW = 30
export const MANY = 300

interface Side extends EnlargedProduct {
  readonly place: BenchDatabase
  readonly times: number[]
}

/** A product and its database, brought up to date by a first start. */
async function prepare(places: BenchDatabases, count: number): Promise<Side> {
  const product = await enlargedProduct(count)
  const place = await places.empty()
  await timeStart(product.main, place)
  return { ...product, place, times: [] }
}

/** Time to start with many schemas and with few, on databases that need no change. */
export async function startUp(places: BenchDatabases, rounds: number): Promise<Row> {
  const sides = [await prepare(places, MANY), await prepare(places, FEW)] as const
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { main, place, times } of round % 2 === 0 ? sides : sides.toReversed()) times.push(await timeStart(main, place))
    const [many, few] = [median(sides[0].times), median(sides[1].times)]
    return timeRow(`start, ${places.engine}`, many, few, AIM)
  } finally {
    for (const { remove } of sides) await remove()
  }
}
