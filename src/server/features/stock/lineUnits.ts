import { QUANTITY_SCALE } from '../../../domain/delivery.ts'
import { inMainUnit } from '../../../domain/units.ts'
import { namedEntity } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { fieldValue, isValues, type StoredRecord, type Values } from '../../records/values.ts'

type Needed = Pick<RecordContext, 'repository' | 'model'>

/** Converts quantities of one material's lines. */
export interface LineUnits {
  /** Whether stock is kept of a line's material: it has one, and it is countable. */
  readonly isStocked: (line: Values) => boolean
  /** Whether a line's unit is one of its material's; a line without a unit is in the main one. */
  readonly fits: (line: Values) => boolean
  /** A quantity of a line in the main unit of its material (`PRODUCT.md E12`). Throws `AppError` 422 when the unit is not the material's. */
  readonly toMain: (line: Values, quantity: string) => string
}

const textIn = (line: Values, name: string): string | undefined => {
  const value = fieldValue(line, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const idsIn = (rows: readonly Values[], name: string): string[] => [
  ...new Set(rows.map((row) => textIn(row, name)).filter((id) => id !== undefined)),
]

interface Factors {
  readonly factor1: string
  readonly factor2: string
}

const MAIN: Factors = { factor1: '1', factor2: '1' }

function factorsFor(line: Values, material: StoredRecord | undefined, units: ReadonlyMap<string, StoredRecord>): Factors | undefined {
  const unit = textIn(line, 'unit')
  if (unit === undefined || !material) return MAIN
  const subUnits = fieldValue(units.get(String(material.mainUnit)), 'subUnits')
  const found = Array.isArray(subUnits) ? subUnits.filter(isValues).find(({ code }) => code === unit) : undefined
  return found && { factor1: String(found.factor1), factor2: String(found.factor2) }
}

const unitMistake = (index: number): FieldError => ({ path: `lines.${index}.unit`, keyword: 'unitOfMaterial', params: {} })

/** Reads what the units of lines mean: two statements, and their sub-units, however many lines there are. */
export async function unitsOf({ repository, model }: Needed, queries: Queries, lines: readonly Values[]): Promise<LineUnits> {
  const read = async (entity: string, ids: readonly string[]) => {
    const rows = ids.length === 0 ? [] : await repository.getMany(queries, namedEntity({ model }, entity), ids)
    return new Map(rows.map((row) => [row.id, row]))
  }
  const materials = await read('materials', idsIn(lines, 'material'))
  const units = await read('mainUnits', idsIn([...materials.values()], 'mainUnit'))
  const materialOf = (line: Values) => materials.get(textIn(line, 'material') ?? '')
  return {
    isStocked: (line) => materialOf(line)?.countable === true,
    fits: (line) => factorsFor(line, materialOf(line), units) !== undefined,
    toMain(line, quantity) {
      const factors = factorsFor(line, materialOf(line), units)
      if (!factors) throw new AppError(422, 'validation', { fields: [unitMistake(lines.indexOf(line))] })
      return inMainUnit(quantity, factors, QUANTITY_SCALE)
    },
  }
}

/** Throws `AppError` 422 when a line's unit is not one of its material's. */
export async function refuseForeignUnits(context: Needed, queries: Queries, lines: readonly Values[]): Promise<void> {
  if (!lines.some((line) => textIn(line, 'unit') !== undefined && textIn(line, 'material') !== undefined)) return
  const units = await unitsOf(context, queries, lines)
  const fields = lines.flatMap((line, index) => (units.fits(line) ? [] : [unitMistake(index)]))
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}
