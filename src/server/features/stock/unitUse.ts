import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Needed = Pick<RecordContext, 'repository' | 'model'>

/** Rows of slips with a material and its unit. */
interface Place {
  readonly entity: string
  readonly rows: string
  readonly material: string
  /** Field of lines copied from an order; these count there. */
  readonly copied: string | undefined
}

const unitField = ({ name, reference }: ResolvedField): boolean => name === 'unit' && reference === undefined

/** Found in the schemas: rows with a `unit` beside a reference to materials. */
const placesIn = ({ model }: Needed): readonly Place[] =>
  model.list.flatMap((entity) =>
    entity.fields.flatMap(({ name, rows = [] }) => {
      const material = rows.find(({ reference }) => reference?.entity === 'materials')
      const copied = rows.find((row) => row.name === 'orderLine')?.name
      return material && rows.some(unitField) ? [{ entity: entity.id, rows: name, material: material.name, copied }] : []
    }),
  )

const MATERIALS_AT_ONCE = 500

async function materialsWith({ repository }: Needed, trx: Transaction, mainUnit: string): Promise<string[]> {
  const ids: string[] = []
  for await (const chunk of repository.of('materials').stream(trx, { mainUnit })) ids.push(...chunk.map(({ id }) => id))
  return ids
}

interface Counted {
  readonly table: string
  readonly column: string
  readonly units?: readonly string[] | undefined
  readonly copied?: string | undefined
}

async function countRows(trx: Transaction, { table, column, units, copied }: Counted, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const some of chunksOf(ids, MATERIALS_AT_ONCE)) {
    const all = trx.selectFrom(table).select(({ fn }) => fn.countAll().as('count')).where(column, 'in', some) // biome-ignore format: one line
    const query = copied === undefined ? all : all.where(copied, 'is', null)
    const row = await (units ? query.where('unit', 'in', units) : query).executeTakeFirst()
    count += Number(row?.count ?? 0)
  }
  return count
}

/** Lines of slips with one of these materials, in one of these units (default: any). */
async function linesOf(context: Needed, trx: Transaction, ids: readonly string[], units?: readonly string[]): Promise<number> {
  const counts = []
  for (const { entity, rows, material, copied } of placesIn(context))
    counts.push(await countRows(trx, { table: `${entity}_${rows}`, column: material, units, copied }, ids))
  return counts.reduce((sum, count) => sum + count, 0)
}

const movementsOf = (trx: Transaction, ids: readonly string[]): Promise<number> =>
  countRows(trx, { table: 'materialTransactions', column: 'material' }, ids)

/** Number of slip lines and stock movements that use a material (`PRODUCT.md E17`). */
export const countMaterialUse = async (context: Needed, trx: Transaction, id: string): Promise<number> =>
  (await linesOf(context, trx, [id])) + (await movementsOf(trx, [id]))

/** Number of uses of some sub-units of a main unit; `whole`: of the main unit itself, including every movement of its materials. */
export async function countUnitUse(
  context: Needed,
  trx: Transaction,
  mainUnit: string,
  { codes, whole }: { readonly codes: readonly string[]; readonly whole: boolean },
): Promise<number> {
  const materials = await materialsWith(context, trx, mainUnit)
  const lines = await linesOf(context, trx, materials, codes)
  return lines + (whole ? await movementsOf(trx, materials) : 0)
}
