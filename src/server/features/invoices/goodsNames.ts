import type { EntityMap } from '../../../model/entityMap.ts'
import type { RuleContext } from '../../records/rules.ts'

type Order = EntityMap['salesOrders'] | EntityMap['purchaseOrders']
type Line = Pick<Order['lines'][number], 'material' | 'car' | 'notes'>

/** Name of a line's goods on a document. */
export type GoodsNames = (line: Line | undefined) => string | undefined

/** Maximum length of a line's text. */
const MAX_LENGTH = 250

const carName = ({ year, make, model, vin }: EntityMap['cars']): string => [year, make, model, vin].filter(Boolean).join(' ')

const idsOf = (lines: readonly Line[], name: 'material' | 'car') => [...new Set(lines.flatMap((line) => line[name] ?? []))]

/** Current names of an order's materials and cars; documents store their own copy. */
export async function goodsNames({ repository, trx }: Pick<RuleContext, 'repository' | 'trx'>, { lines }: Order): Promise<GoodsNames> {
  const [materials, cars] = [idsOf(lines, 'material'), idsOf(lines, 'car')]
  const found = materials.length === 0 ? [] : await repository.of('materials').getMany(trx, materials)
  const driven = cars.length === 0 ? [] : await repository.of('cars').getMany(trx, cars)
  const names = new Map([
    ...found.map(({ id, code, name }) => [id, `${code} – ${name}`] as const),
    ...driven.map((car) => [car.id, carName(car)] as const),
  ])
  return (line) => (names.get(line?.material ?? line?.car ?? '') ?? line?.notes ?? undefined)?.slice(0, MAX_LENGTH)
}
