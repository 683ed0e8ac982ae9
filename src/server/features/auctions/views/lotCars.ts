import type { LotCar } from '../../../../domain/auction/room.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { Queries } from '../../../db/database.ts'
import type { RecordContext } from '../../../records/recordContext.ts'

function carOf(car: EntityMap['cars'], places: ReadonlyMap<string, EntityMap['carLots']>): LotCar {
  const { id, image, colour, year, make, model, odometer, lotNumber, vin, location, titleType, damages } = car
  const label = [year, make, model].filter((part) => part !== null).join(' ')
  return {
    id,
    label: label || (lotNumber ?? ''),
    image,
    colour,
    year: year ?? 0,
    make: make ?? '',
    model: model ?? '',
    odometer,
    lotNumber,
    vin,
    location: places.get(location ?? '')?.name ?? null,
    titleType,
    damages,
  }
}

/** Maximum number of cached cars, each at the requested version. */
const MAX_CARS = 5_000

interface CarVersion {
  readonly id: string
  readonly version: number
}

/** Cars of lots, of any owner: users who may see auctions may see the cars on offer. Each version is read once. */
export function createLotCars({
  repository,
}: Pick<RecordContext, 'repository'>): (queries: Queries, versions: readonly CarVersion[]) => Promise<ReadonlyMap<string, LotCar>> {
  const known = new Map<string, { readonly version: number; readonly car: LotCar }>()
  return async (queries, versions) => {
    const missing = versions.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id)
    if (missing.length > 0) {
      if (known.size > MAX_CARS) known.clear()
      const cars = await repository.of('cars').getMany(queries, missing)
      const lots = await repository.of('carLots').getMany(queries, [...new Set(cars.flatMap(({ location }) => location ?? []))])
      const places = new Map(lots.map((lot) => [lot.id, lot]))
      for (const car of cars) known.set(car.id, { version: car._version, car: carOf(car, places) })
    }
    return new Map(versions.flatMap(({ id }) => known.get(id) ?? []).map(({ car }) => [car.id, car]))
  }
}
