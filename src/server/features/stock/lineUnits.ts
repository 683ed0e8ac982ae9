import type { OrderLine } from '../../../domain/orderLine.ts'
import { QUANTITY_SCALE } from '../../../domain/quantities.ts'
import { type Factors, inMainUnit } from '../../../domain/units.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Needed = Pick<RecordContext, 'repository'>

/** What of a line says how much it is. */
type UnitLine = Pick<OrderLine, 'material' | 'unit'>

/** Converts quantities of one material's lines. */
export interface LineUnits {
  /** Whether stock is kept of a line's material: it has one, and it is countable. */
  readonly isStocked: (line: UnitLine) => boolean
  /** Whether a line's unit is one of its material's; a line without a unit is in the main one. */
  readonly fits: (line: UnitLine) => boolean
  /** Code of the main unit of a line's material; null where it has none. */
  readonly mainCode: (line: UnitLine) => string | null
  /** A quantity of a line in the main unit of its material (`PRODUCT.md E12`). Throws `AppError` 422 when the unit is not the material's. */
  readonly toMain: (line: UnitLine, quantity: string) => string
}

const MAIN: Factors = { factor1: '1', factor2: '1' }

type Units = ReadonlyMap<string, EntityMap['mainUnits']>

const factorsFor = ({ unit }: UnitLine, material: EntityMap['materials'] | undefined, units: Units): Factors | undefined =>
  unit && material ? units.get(material.mainUnit)?.subUnits.find(({ code }) => code === unit) : MAIN

const byId = <R extends { readonly id: string }>(records: readonly R[]): ReadonlyMap<string, R> =>
  new Map(records.map((record) => [record.id, record]))

const unitMistake = (index: number): FieldError => ({ path: `lines.${index}.unit`, keyword: 'unitOfMaterial', params: {} })

/** Reads what the units of lines mean: two statements, and their sub-units, however many lines there are. */
export async function unitsOf({ repository }: Needed, queries: Queries, lines: readonly UnitLine[]): Promise<LineUnits> {
  const ids = [...new Set(lines.flatMap(({ material }) => material || []))]
  const materials = byId(ids.length === 0 ? [] : await repository.of('materials').getMany(queries, ids))
  const mainUnits = [...new Set([...materials.values()].map(({ mainUnit }) => mainUnit))]
  const units = byId(mainUnits.length === 0 ? [] : await repository.of('mainUnits').getMany(queries, mainUnits))
  const materialOf = ({ material }: UnitLine) => materials.get(material ?? '')
  return {
    isStocked: (line) => materialOf(line)?.countable === true,
    fits: (line) => factorsFor(line, materialOf(line), units) !== undefined,
    mainCode: (line) => units.get(materialOf(line)?.mainUnit ?? '')?.subUnits.find(({ isMain }) => isMain === true)?.code ?? null,
    toMain(line, quantity) {
      const factors = factorsFor(line, materialOf(line), units)
      if (!factors) throw new AppError(422, 'validation', { fields: [unitMistake(lines.indexOf(line))] })
      return inMainUnit(quantity, factors, QUANTITY_SCALE)
    },
  }
}

/** Throws `AppError` 422 when a line's unit is not one of its material's. */
export async function refuseForeignUnits(context: Needed, queries: Queries, lines: readonly UnitLine[]): Promise<void> {
  if (!lines.some(({ unit, material }) => unit && material)) return
  const units = await unitsOf(context, queries, lines)
  const fields = lines.flatMap((line, index) => (units.fits(line) ? [] : [unitMistake(index)]))
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}
