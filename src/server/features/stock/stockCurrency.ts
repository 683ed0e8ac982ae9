import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Currency of the warehouses' firms, by warehouse; their stock is valued in it (`PRODUCT.md S9`). */
export async function currencyOfWarehouses(
  { repository, db }: RecordContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const warehouses = await repository.of('warehouses').getMany(db.read, ids)
  const firms = await repository.of(TENANCY.entity).getMany(db.read, [...new Set([TENANCY.house, ...warehouses.map(({ firm }) => firm)])])
  const currencies = new Map(firms.map(({ id, currency }) => [id, currency]))
  const house = currencies.get(TENANCY.house) ?? DEFAULT_CURRENCY
  return new Map(warehouses.map(({ id, firm }) => [id, currencies.get(firm) ?? house]))
}
