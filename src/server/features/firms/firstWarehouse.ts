import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { FirmDefaults } from './firmDefaults.ts'

/** The firm's default warehouse, else the first of it that the subject may see. */
export async function firstWarehouse(
  records: RecordContext,
  subject: Subject,
  { firm, defaultWarehouse }: Pick<FirmDefaults, 'firm' | 'defaultWarehouse'>,
): Promise<string | null> {
  if (defaultWarehouse !== null) return defaultWarehouse
  const scope = { ...records.access(entityOf(records, 'warehouses'), subject).scope(subject), firm }
  const sort = { field: 'warehouseNumber', order: 'ASC' } as const
  return (await records.repository.of('warehouses').findOne(records.db.read, {}, { scope, sort }))?.id ?? null
}
