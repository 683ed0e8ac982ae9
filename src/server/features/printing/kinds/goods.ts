import type { EntityMap } from '../../../../model/entityMap.ts'
import type { PrintingContext } from '../printKind.ts'

/** Goods of lines, by id. */
export interface Goods {
  readonly materials: ReadonlyMap<string, EntityMap['materials']>
  readonly cars: ReadonlyMap<string, EntityMap['cars']>
}

/** A line with a material or a car. */
export interface GoodsLine {
  readonly material?: string | null
  readonly car?: string | null
}

const idsOf = (values: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(values.filter((id) => typeof id === 'string')),
]

/** Materials and cars of lines, each read once. */
export async function goodsOf({ records: { repository, db } }: PrintingContext, lines: readonly GoodsLine[]): Promise<Goods> {
  const materials = await repository.of('materials').getMany(db.read, idsOf(lines.map(({ material }) => material)))
  const cars = await repository.of('cars').getMany(db.read, idsOf(lines.map(({ car }) => car)))
  return { materials: new Map(materials.map((row) => [row.id, row])), cars: new Map(cars.map((row) => [row.id, row])) }
}

const carName = ({ year, make, model }: EntityMap['cars']): string => [year, make, model].filter(Boolean).join(' ')

/** `P0001 – Oil filter`, or the name of a car. */
export function nameOfGoods({ material, car }: GoodsLine, { materials, cars }: Goods): string {
  const [one, other] = [materials.get(material ?? ''), cars.get(car ?? '')]
  if (other) return carName(other)
  return one ? `${one.code} – ${one.name}` : ''
}

/** The VIN of a line's car, which distinguishes cars of the same name. */
export const vinOf = ({ car }: GoodsLine, { cars }: Goods): string | null => {
  const vin = cars.get(car ?? '')?.vin ?? null
  return vin === null ? null : `VIN ${vin}`
}
