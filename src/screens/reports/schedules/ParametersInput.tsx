import { Box, FormHelperText, Skeleton, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { useRecord } from '../../../admin/useRecords.ts'
import { isMembers } from '../../../model/evaluate/kinds.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { Parameters } from '../filters/filterValues.ts'
import { ReportFilters } from '../filters/ReportFilters.tsx'
import { knownParameters } from './knownParameters.ts'

interface Props {
  readonly source: string
  readonly label?: string | false
  readonly helperText?: ReactNode
}

const orNull = (parameters: Parameters): Parameters | null => (Object.keys(parameters).length > 0 ? parameters : null)

/** Values of the filters of the schedule's report, entered as on the report's page. */
const ParametersInput = ({ source, label, helperText }: Props) => {
  const t = useAreaTexts('reports')
  const { field, fieldState } = useInput({ source, format: (value) => value, parse: (value) => value })
  const [chosen] = useFormValues<'reportSchedules'>('report')
  const id = typeof chosen === 'string' && chosen !== '' ? chosen : undefined
  const { data: report } = useRecord('reports', id)
  const given = isMembers(field.value) ? field.value : {}
  const known = report && knownParameters(report.filters, given)
  const stale = known !== undefined && Object.keys(known).length < Object.keys(given).length
  const { onChange } = field
  // Removes values of filters of the previously chosen report.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` follows from the report
  useEffect(() => {
    if (stale) onChange(orNull(known ?? {}))
  }, [stale, report?.id])
  const error = fieldState.error?.message
  const note = id === undefined ? t('reports.schedules.chooseReport') : report?.filters.length === 0 && t('reports.schedules.noFilters')
  return (
    <Box role="group" aria-label={typeof label === 'string' ? label : undefined} sx={{ width: '100%' }}>
      <Typography variant="subtitle2" color={fieldState.invalid ? 'error' : 'text.secondary'} sx={{ mb: 1.5 }}>
        <FieldTitle label={label} source={source} />
      </Typography>
      {note && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
      {id !== undefined && !report && <Skeleton variant="rounded" height={40} />}
      {report && known && report.filters.length > 0 && (
        <ReportFilters
          key={report.id}
          filters={report.filters}
          source={report}
          parameters={known}
          pause={0}
          onChange={(next) => onChange(orNull(next))}
        />
      )}
      {(error || (!note && helperText)) && (
        <FormHelperText error={fieldState.invalid} sx={{ mx: 0 }}>
          <InputHelperText error={error} helperText={helperText} />
        </FormHelperText>
      )}
    </Box>
  )
}

export default ParametersInput
