import { Typography } from '@mui/material'
import { useState } from 'react'
import { cellOf, narrowBy, pickFrom } from '../../../../domain/reports/picks.ts'
import type { ResultColumn } from '../../../../domain/reports/result.ts'
import type { ShownMap } from '../../../../model/entityMap.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import type { GroupValues } from '../../drill.ts'
import { ReportPanel } from '../../ReportPanel.tsx'
import { PickChip } from './PickChip.tsx'
import { lackedBy, parametersOfReport } from './pageFilters.ts'
import { useNarrowColumns } from './useNarrowColumns.ts'
import { isSame, type Page } from './usePage.ts'
import { usePickText } from './usePickText.ts'

interface Props {
  readonly report: ShownMap['reports']
  readonly page: Page
}

/** A report with the filters of its page. Names the filters for which it has no column. */
export const TilePanel = ({ report, page: { filters, labelOf, values, picks, pick, unpick } }: Props) => {
  const { id, query } = report
  const t = useAreaTexts('dashboards')
  const textOf = usePickText()
  const [result, setResult] = useState<readonly ResultColumn[]>([])
  const columns = useNarrowColumns(query, result)
  const own = picks.find(({ source }) => source === id)
  const others = picks
    .filter(({ source }) => source !== id)
    .map((one) => ({ one, by: narrowBy(one, { ...report, columns: columns ?? [] }) }))
  const lacks = [
    ...lackedBy(id, filters, values).map(({ filter }) => labelOf(filter)),
    ...others.flatMap(({ one, by }) => (by || !columns ? [] : [textOf(one)])),
  ]
  const pickOf = (given: GroupValues) => pickFrom({ ...report, query: query ?? null }, columns ?? [], result, given)
  const isPickable = result.some(({ name, type }) => pickOf({ [name]: type === 'date' ? '2000-01-01' : 'x' }) !== undefined)
  const onPick = (given: GroupValues): boolean => {
    const found = pickOf(given)
    if (found) pick(found)
    return found !== undefined
  }
  const of =
    own &&
    result
      .map((column) => ({ [column.name]: cellOf(column, own.value) }))
      .find((given) => {
        const found = pickOf(given)
        return found && isSame(found, own)
      })
  return (
    <>
      {lacks.length > 0 && (
        <Typography variant="caption" component="p" color="text.secondary">
          {t('dashboards.lacks', { names: lacks.join(' · ') })}
        </Typography>
      )}
      <ReportPanel
        report={report}
        chosen={{
          parameters: Object.assign(parametersOfReport(id, filters, values), ...others.map(({ by }) => by?.parameters)),
          where: others.flatMap(({ by }) => by?.where ?? []),
        }}
        among={{
          onColumns: setResult,
          onPick: isPickable ? onPick : undefined,
          picked: own && of && { label: textOf(own), values: of, chip: <PickChip text={textOf(own)} onRemove={() => unpick(own)} /> },
        }}
      />
    </>
  )
}
