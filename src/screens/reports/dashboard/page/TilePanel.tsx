import { Typography } from '@mui/material'
import { useState } from 'react'
import { cellOf, narrowBy, pickFrom } from '../../../../domain/reports/picks.ts'
import type { ResultColumn } from '../../../../domain/reports/result.ts'
import type { ShownMap } from '../../../../model/entityMap.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import type { GroupValues } from '../../drill.ts'
import { ReportPanel } from '../../ReportPanel.tsx'
import { PickChip } from './PickChip.tsx'
import { missingFilters, parametersOfReport } from './pageFilters.ts'
import { useNarrowColumns } from './useNarrowColumns.ts'
import { isSame, type Page } from './usePage.ts'
import { usePickText } from './usePickText.ts'

interface Props {
  readonly report: ShownMap['reports']
  readonly page: Page
}

/** Picks of values: `onPick` makes one, unless the report has no column for it; `picked` are the values of the report's own pick. */
const usePicking = (
  { report, page: { picks, pick } }: Props,
  columns: ReturnType<typeof useNarrowColumns>,
  result: readonly ResultColumn[],
) => {
  const { id, query } = report
  const own = picks.find(({ source }) => source === id)
  const pickOf = (given: GroupValues) => pickFrom({ ...report, query: query ?? null }, columns ?? [], result, given)
  const isPickable = result.some(({ name, type }) => pickOf({ [name]: type === 'date' ? '2000-01-01' : 'x' }) !== undefined)
  const onPick = (given: GroupValues): boolean => {
    const found = pickOf(given)
    if (found) pick(found)
    return found !== undefined
  }
  const isOwn = (given: GroupValues): boolean => {
    const found = pickOf(given)
    return found !== undefined && own !== undefined && isSame(found, own)
  }
  const picked = own && result.map((column) => ({ [column.name]: cellOf(column, own.value) })).find(isOwn)
  return { own, onPick: isPickable ? onPick : undefined, picked }
}

/** A report with the filters of its page. Names the filters for which it has no column. */
export const TilePanel = (props: Props) => {
  const { report, page } = props
  const { filters, labelOf, values, picks, unpick } = page
  const { id, query } = report
  const t = useAreaTexts('dashboards')
  const textOf = usePickText()
  const [result, setResult] = useState<readonly ResultColumn[]>([])
  const columns = useNarrowColumns(query, result)
  const { own, onPick, picked } = usePicking(props, columns, result)
  const others = picks
    .filter(({ source }) => source !== id)
    .map((one) => ({ one, by: narrowBy(one, { ...report, columns: columns ?? [] }) }))
  const lacks = [
    ...missingFilters(id, filters, values).map(({ filter }) => labelOf(filter)),
    ...others.flatMap(({ one, by }) => (by || !columns ? [] : [textOf(one)])),
  ]
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
          narrowed: others.flatMap(({ one, by }) => (by && by.where.length > 0 ? [textOf(one)] : [])),
          onPick,
          picked: own &&
            picked && { label: textOf(own), values: picked, chip: <PickChip text={textOf(own)} onRemove={() => unpick(own)} /> },
        }}
      />
    </>
  )
}
