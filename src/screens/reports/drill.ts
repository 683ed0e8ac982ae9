import { createContext, useContext } from 'react'
import { useCreatePath, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useHub } from '../../admin/hub.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import type { reportCalls } from '../../domain/reports/calls.ts'
import type { Cell } from '../../domain/reports/result.ts'
import type { EntityMap } from '../../model/entityMap.ts'
import { refusalOf } from '../../providers/data/refusal.ts'
import type { Chosen } from './filters/filterValues.ts'

/** Values of a result's row by column; those of the groups identify the records. */
export type GroupValues = Readonly<Record<string, Cell>>

/** Opens the list of a group's records; undefined if the result has no such list. */
export const DrillContext = createContext<((values: GroupValues) => void) | undefined>(undefined)

export const useDrill = () => useContext(DrillContext)

type Report = Pick<EntityMap['reports'], 'id' | 'query'>

/** Navigates from the groups of a saved report to their records. */
export const useDrilling = ({ id, query }: Report, { parameters, where }: Chosen): ((values: GroupValues) => void) | undefined => {
  const hub = useHub()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const notify = useNotify()
  const reasonOf = useRefusalReason()
  const columns = (query?.groups ?? []).map(({ column }) => column)
  if (columns.length === 0 && !query?.measures?.length) return undefined
  const open = async (values: GroupValues) => {
    const groups = columns.flatMap((column) => (values[column] === undefined ? [] : [{ column, value: values[column] }]))
    try {
      const sent = { params: { id }, body: { parameters, ...(where && { where }), groups }, keepsUndo: true } as const
      const { entity, filter } = await hub.call<typeof reportCalls.drill>('POST', '/api/reports/{id}/drill', sent)
      navigate(`${createPath({ resource: entity, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    } catch (error) {
      notify(reasonOf(refusalOf(error) ?? {}), { type: 'info' })
    }
  }
  return (values) => void open(values)
}
