import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import { ownElseHouse, sharedWith } from '../firms/firmScope.ts'
import type { OrderKind } from './orderKinds.ts'

/** Each list has one default; more exist only if a write bypassed the rules. */
const MAX_DEFAULTS = 10

/** The firm's own default, else the house's. */
export async function defaultStatus(
  repository: Repository,
  queries: Queries,
  statuses: OrderKind['statuses'],
  firm: string,
): Promise<string | null> {
  const page = { scope: sharedWith(firm), limit: MAX_DEFAULTS }
  const rows = await repository.of(statuses).find(queries, { isDefault: true, isActive: true }, page)
  return ownElseHouse(rows, firm)[0]?.id ?? null
}
