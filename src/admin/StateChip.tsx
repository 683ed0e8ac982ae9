import { useTranslate } from 'react-admin'
import { ToneChip } from '../fields/shared/cells/toneChip.view.tsx'
import type { EntityId, ShownMap } from '../model/entityMap.ts'
import { entityOf } from '../model/entityOf.ts'
import type { Tone } from '../model/entitySchema.ts'
import { useAdmin } from './adminContext.tsx'

interface StateField<Id extends EntityId> {
  readonly entity: Id
  readonly field: keyof ShownMap[Id] & string
}

/** Maps states of a field to tones, by `tones` of its schema. */
export const useTones = <Id extends EntityId>({ entity, field }: StateField<Id>): ((state: string) => Tone | undefined) => {
  const { tones } = entityOf(useAdmin(), entity).fieldsByName[field]?.schema ?? {}
  return (state) => tones?.[state]
}

export { chipColor, ToneChip, toneColor } from '../fields/shared/cells/toneChip.view.tsx'

interface StateProps {
  readonly state: string
  readonly dense?: boolean
}

/** A state of a record as a chip: its option's label, in its tone. */
export const StateChip = <Id extends EntityId>({ state, dense = false, ...of }: StateField<Id> & StateProps) => {
  const toneOf = useTones(of)
  const translate = useTranslate()
  const label = translate(`resources.${of.entity}.options.${of.field}.${state}`, { _: state })
  return <ToneChip label={label} tone={toneOf(state)} dense={dense} />
}
