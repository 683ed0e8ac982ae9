import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { FirmDefaults } from './firmDefaults.ts'

/** The firm's default warehouse, else the first that the subject may see. Reads with `queries`, inside or outside a transaction. */
export async function firstWarehouse(
  records: RecordContext,
  queries: Queries,
  subject: Subject,
  { firm, defaultWarehouse }: Pick<FirmDefaults, 'firm' | 'defaultWarehouse'>,
): Promise<string | null> {
  if (defaultWarehouse !== null) return defaultWarehouse
  const scope = { ...records.access(entityOf(records, 'warehouses'), subject).scope(subject), firm }
  const sort = { field: 'warehouseNumber', order: 'ASC' } as const
  return (await records.repository.of('warehouses').findOne(queries, {}, { scope, sort }))?.id ?? null
}
