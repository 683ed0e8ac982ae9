import { Box } from '@mui/material'
import { PlainValue } from '../../../admin/show/PlainValue.tsx'
import { useRecord } from '../../../admin/useRecords.ts'
import type { Entered, ShownMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { isMembers } from '../../../model/evaluate/kinds.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { type FilterField, useFilterFields } from '../filters/useFilterFields.ts'
import { knownParameters } from './knownParameters.ts'

const NONE: readonly never[] = []

interface ValueProps extends Pick<FilterField, 'field'> {
  readonly value: Json | undefined
}

const Value = ({ field, value }: ValueProps) => {
  const periods = useAreaTexts('parts')
  const of = (one: Json | undefined) => <PlainValue entity="reportFilters" field={field} value={one} />
  if (!isMembers(value)) return of(value)
  if (typeof value.period === 'string') return <>{periods(`parts.query.options.conditions.period.${value.period}`)}</>
  return (
    <>
      {of(value.from)} – {of(value.to)}
    </>
  )
}

interface Props {
  readonly value: Json
  /** The schedule. */
  readonly record?: Entered<ShownMap['reportSchedules']>
}

/** Values of a schedule's filters, named as on the report's page. */
const ParametersShow = ({ value, record }: Props) => {
  const { data: report } = useRecord('reports', typeof record?.report === 'string' ? record.report : undefined)
  const filters = report?.filters ?? NONE
  const fields = useFilterFields(filters, report ?? {})
  const given: Readonly<Record<string, unknown>> = knownParameters(filters, isMembers(value) ? value : {})
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}>
      {fields
        .filter(({ filter }) => Object.hasOwn(given, filter.name))
        .map(({ filter, field, label, source }) => (
          <Box key={source} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Value field={field} value={given[filter.name] as Json} />
            </Box>
          </Box>
        ))}
    </Box>
  )
}

export default ParametersShow
