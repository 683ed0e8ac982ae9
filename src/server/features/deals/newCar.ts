import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import type { CopiedUpload } from './copyUploads.ts'
import { type Deal, type DealContext, dayOf, type Party } from './dealContext.ts'

type Car = EntityMap['cars']

/** The facts of a car that do not depend on its owner. */
const descriptionOf = (car: Car): DraftMap['cars'] => {
  const {
    vin,
    year,
    make,
    model,
    odometer,
    condition,
    damages,
    titleType,
    keys,
    fuel,
    transmission,
    drive,
    cylinders,
    horsepower,
    colour,
  } = car
  return { vin, year, make, model, odometer, condition, damages, titleType, keys, fuel, transmission, drive, cylinders, horsepower, colour }
}

const UNIQUE = ['vin', 'lotNumber', 'auctionUrl'] as const satisfies readonly (keyof DraftMap['cars'])[]

/** Leaves out unique values that the firm already uses, because it may have owned the car before. */
async function withoutTaken({ repository, trx }: DealContext, firm: string, car: DraftMap['cars']): Promise<DraftMap['cars']> {
  const free = { ...car }
  for (const name of UNIQUE) {
    const value = car[name]
    if (value && (await repository.of('cars').findOne(trx, { firm }, { filter: [{ path: name, operator: 'eq', value }] })))
      free[name] = null
  }
  return free
}

async function insertUploads(
  { repository, trx }: DealContext,
  copies: readonly CopiedUpload[],
  { firm, ownerId }: { firm: string; ownerId: string },
) {
  for (const { upload, copy } of copies) {
    const { name, mediaType, size, width, height } = upload
    const record = { id: copy, name, mediaType, size, width, height, firm, ownerId, entity: null, recordId: null, path: null }
    await repository.of('uploads').insert(trx, record)
  }
}

/** The buyer's price and fee, as the first costs of the car (`PRODUCT.md E20`). */
const costsOf = ({ price, fee, currency }: Deal, date: string): DraftMap['cars']['costs'] => [
  { kind: 'purchase', date, amount: price, currency },
  ...(fee !== null && fee !== '0.00' ? [{ kind: 'auctionFees', date, amount: fee, currency } as const] : []),
]

/** Adds the buyer's copy of the car, with uploads of its own; its history starts here (`PRODUCT.md A14`). */
export async function insertNewCar(context: DealContext, deal: Deal, buyer: Party, copies: readonly CopiedUpload[]): Promise<Car> {
  const { repository, trx, records } = context
  const car = await repository.of('cars').get(trx, deal.car)
  if (!car) throw new Error(`deal ${deal.id} has no car`)
  const [firm, ownerId, today] = [buyer.firm.id, deal.buyer ?? '', dayOf(context, buyer.firm)]
  await insertUploads(context, copies, { firm, ownerId })
  const copyOf = (id: string) => copies.filter(({ upload }) => upload.id === id).map(({ copy }) => copy)
  const entity = entityOf(records, 'cars')
  const draft = {
    ...(await withoutTaken(context, firm, { ...descriptionOf(car), lotNumber: car.lotNumber, auctionUrl: car.auctionUrl })),
    ...{ firm, owner: ownerId || null, status: 'inStock' as const, inStockSince: today },
    images: car.images.flatMap(copyOf),
    documents: car.documents.flatMap(copyOf),
    costs: costsOf(deal, today),
  }
  const subject: Subject = { ...SYSTEM, id: ownerId, attributes: { ...SYSTEM.attributes, firm } }
  return createDependent({ ...context, subject }, entity, draft)
}
