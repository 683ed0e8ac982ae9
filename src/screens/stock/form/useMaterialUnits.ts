import { useMemo } from 'react'
import { useRecordsById } from '../../../admin/useRecords.ts'

/** Codes of a material's units. */
export interface MaterialUnits {
  readonly main: string
  readonly codes: readonly string[]
}

type UnitsByMaterial = ReadonlyMap<string, MaterialUnits>

/** Units of materials, by material. */
export const useMaterialUnits = (ids: readonly string[]): UnitsByMaterial => {
  const materials = useRecordsById('materials', ids)
  const units = useRecordsById(
    'mainUnits',
    [...materials.values()].map(({ mainUnit }) => mainUnit),
  )
  const pairs = [...materials.values()].flatMap(({ id, mainUnit }) => {
    const subUnits = units.get(mainUnit)?.subUnits ?? []
    const main = subUnits.find(({ isMain }) => isMain === true)?.code
    return main ? [[id, { main, codes: subUnits.map(({ code }) => code) }] as const] : []
  })
  const key = JSON.stringify(pairs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal pairs must give the same map, or the lines would be computed in an endless loop
  return useMemo(() => new Map(pairs), [key])
}

const isUnits = (known: unknown): known is UnitsByMaterial => known instanceof Map

/** Units of a row's material; undefined until they are loaded. */
export const unitsIn = (known: unknown, material: unknown): MaterialUnits | undefined =>
  isUnits(known) && typeof material === 'string' ? known.get(material) : undefined
