import type { ShortMaterial } from '../../../domain/dashboard.ts'
import { quantityText } from '../../../domain/quantities.ts'
import { visible } from '../../records/read/visibleRows.sql.ts'
import { shortMaterials } from '../stock/lowStock.ts'
import type { DashboardCaller, DashboardContext } from './dashboardCaller.ts'

/** Most ids that fit the address of a list. */
const MAX = 100

interface LowStockCaller extends DashboardCaller {
  readonly context: DashboardContext
}

const maySee = (caller: LowStockCaller): boolean =>
  visible(caller, 'materials', ['code', 'name', 'minimumStock', 'active', 'countable']) !== undefined &&
  visible(caller, 'materialTransactions', ['material', 'warehouse', 'quantity']) !== undefined

/** Materials below their minimum stock, as on the stock page, the largest shortage first. */
export async function lowStock(caller: LowStockCaller): Promise<readonly ShortMaterial[] | null> {
  if (!maySee(caller)) return null
  const short = (await shortMaterials(caller)).map(({ material, onHand, reserved, minimum }) => {
    const available = onHand - reserved
    return { material, available, minimum, missing: minimum - available }
  })
  return short
    .toSorted((one, other) => Number(other.missing - one.missing) || one.material.id.localeCompare(other.material.id))
    .slice(0, MAX)
    .map(({ material: { id, code, name }, available, minimum }) => ({
      ...{ id, code, name },
      ...{ available: quantityText(available), minimum: quantityText(minimum) },
    }))
}
