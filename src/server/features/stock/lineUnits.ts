import type { OrderLine } from '../../../domain/orderLine.ts'
import { QUANTITY_SCALE } from '../../../domain/quantities.ts'
import { type Factors, inMainUnit } from '../../../domain/units.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { type ErrorIn, refusal, refuseErrors } from '../../../model/errors.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Needed = Pick<RecordContext, 'repository'>

/** The part of a line that determines its unit. */
type UnitLine = Pick<OrderLine, 'material' | 'unit'>

interface Lines {
  readonly lines: readonly UnitLine[]
}

/** Converts quantities of one material's lines. */
export interface LineUnits {
  /** Whether a line has a countable material, of which stock is kept. */
  readonly isStocked: (line: UnitLine) => boolean
  /** Whether a line's unit is one of its material's; a line without a unit is in the main one. */
  readonly fits: (line: UnitLine) => boolean
  /** Code of the main unit of a line's material; null without a material. */
  readonly mainCode: (line: UnitLine) => string | null
  /** A quantity of a line in the main unit of its material (`PRODUCT.md E12`). Throws `AppError` 422 if the unit is not the material's. */
  readonly toMain: (line: UnitLine, quantity: string) => string
}

const MAIN: Factors = { factor1: '1', factor2: '1' }

type Units = ReadonlyMap<string, EntityMap['mainUnits']>

const factorsFor = ({ unit }: UnitLine, material: EntityMap['materials'] | undefined, units: Units): Factors | undefined =>
  unit && material ? units.get(material.mainUnit)?.subUnits.find(({ code }) => code === unit) : MAIN

const byId = <R extends { readonly id: string }>(records: readonly R[]): ReadonlyMap<string, R> =>
  new Map(records.map((record) => [record.id, record]))

const unitMistake = (index: number): ErrorIn<Lines> => ({
  path: `lines.${index}.unit`,
  keyword: 'unitOfMaterial',
  params: {},
})

/** Reads the units of lines. The number of statements does not depend on the number of lines. */
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
      if (!factors) throw refusal<Lines>([unitMistake(lines.indexOf(line))])
      return inMainUnit(quantity, factors, QUANTITY_SCALE)
    },
  }
}

/** Sets the main unit in lines without a unit. `materialOf`: the material of a line. */
export async function withMainUnits<L extends { readonly unit?: string | null }>(
  context: Needed,
  queries: Queries,
  lines: readonly L[],
  materialOf: (line: L) => string | null | undefined,
): Promise<readonly L[]> {
  const asUnitLine = (line: L): UnitLine => ({ material: materialOf(line) ?? null, unit: line.unit ?? null })
  if (!lines.some((line) => materialOf(line) && !line.unit)) return lines
  const units = await unitsOf(context, queries, lines.map(asUnitLine))
  return lines.map((line) => (materialOf(line) && !line.unit ? { ...line, unit: units.mainCode(asUnitLine(line)) } : line))
}

/** Throws `AppError` 422 if a line's unit is not one of its material's. */
export async function refuseForeignUnits(context: Needed, queries: Queries, lines: readonly UnitLine[]): Promise<void> {
  if (!lines.some(({ unit, material }) => unit && material)) return
  const units = await unitsOf(context, queries, lines)
  const fields = lines.flatMap((line, index) => (units.fits(line) ? [] : [unitMistake(index)]))
  refuseErrors<Lines>(fields)
}
