import { Box } from '@mui/material'
import { useMemo } from 'react'
import { type ChartData, isRest } from '../../../domain/reports/chart/chartData.ts'
import { type PivotGroup, pivotTable } from '../../../domain/reports/chart/pivotTable.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { DrillText } from './DrillText.tsx'
import './reportTable.css'
import { useChartTexts } from './useChartTexts.ts'
import { useDrillAt } from './useDrillAt.ts'
import { useVirtualRows } from './useVirtualRows.ts'

interface Props {
  readonly data: ChartData
  readonly label: string
  readonly totals: boolean
  /** Tints cells by their values. */
  readonly heat?: boolean
}

/** The largest absolute value, which gets the strongest tint. */
const greatest = ({ columns }: PivotGroup): number =>
  columns.reduce((most, { series }) => series.values.reduce((least, value) => Math.max(least, Math.abs(Number(value ?? 0))), most), 0)

/** Strongest tint in percent: text stays legible on it. */
const STRONGEST = 55

const tint = (value: string | null | undefined, most: number) => {
  if (value === null || value === undefined || most === 0) return undefined
  const tone = Number(value) < 0 ? 'danger' : 'primary'
  return { backgroundColor: `color-mix(in srgb, var(--${tone}) ${Math.round((Math.abs(Number(value)) / most) * STRONGEST)}%, transparent)` }
}

const useHead = ({ data }: Props) => {
  const texts = useChartTexts()
  return data.category ? texts.column(data.category.name) : texts.cell(null)
}

/** Whether a group has a column with the sum of its others. */
const hasSum = (group: PivotGroup, totals: boolean) => totals && group.columns.length > 1

type Groups = ReturnType<typeof pivotTable>['groups']

interface PartProps extends Pick<Props, 'data'> {
  readonly groups: Groups
  readonly totals: boolean
}

const Headings = ({ data, groups, totals }: PartProps) => {
  const t = useAreaTexts('reports')
  const texts = useChartTexts()
  return groups.flatMap((group) => [
    ...group.columns.map(({ series }) => (
      <th key={series.id} scope="col" className="number">
        <bdi>{texts.series(data, series)}</bdi>
      </th>
    )),
    hasSum(group, totals) && (
      <th key={`sum ${group.columns[0]?.series.id}`} scope="col" className="number sum">
        {t('reports.chart.total')}
      </th>
    ),
  ])
}

interface CellsProps extends PartProps {
  readonly at: number
  /** The largest absolute value of each group; empty without tints. */
  readonly strongest: readonly number[]
}

/** The cells of one category. */
const Cells = ({ data, groups, totals, at, strongest }: CellsProps) => {
  const texts = useChartTexts()
  const drill = useDrillAt(data)
  return groups.flatMap((group, index) => [
    ...group.columns.map(({ series }) => (
      <td key={series.id} className="number" style={tint(series.values[at], strongest[index] ?? 0)}>
        <DrillText
          onOpen={drill && series.of !== undefined && series.values[at] && !isRest(data, at) ? () => drill(at, series) : undefined}
        >
          {texts.amount(series.values[at] ?? null, series)}
        </DrillText>
      </td>
    )),
    hasSum(group, totals) && (
      <td key={`sum ${group.columns[0]?.series.id}`} className="number sum">
        <bdi>{texts.amount(group.rowTotals[at] ?? null, group)}</bdi>
      </td>
    ),
  ])
}

const Totals = ({ groups, totals }: Omit<PartProps, 'data'>) => {
  const texts = useChartTexts()
  return groups.flatMap((group) => [
    ...group.columns.map(({ series, total }) => (
      <td key={series.id} className="number">
        <bdi>{texts.amount(total, series)}</bdi>
      </td>
    )),
    hasSum(group, totals) && (
      <td key={`sum ${group.columns[0]?.series.id}`} className="number">
        <bdi>{texts.amount(group.total, group)}</bdi>
      </td>
    ),
  ])
}

/** Table with a row per category and a column per series; with `heat`, a heat map. */
export const PivotGrid = (props: Props) => {
  const { data, label, totals, heat = false } = props
  const t = useAreaTexts('reports')
  const texts = useChartTexts()
  const drill = useDrillAt(data)
  const head = useHead(props)
  const { rows, groups } = useMemo(() => pivotTable(data), [data])
  const strongest = useMemo(() => (heat ? groups.map(greatest) : []), [groups, heat])
  const { frame, inSight, above, below } = useVirtualRows(rows.length)
  return (
    <Box ref={frame} className="report-table" tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label} aria-rowcount={rows.length + 1} className="crossed">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <Headings data={data} groups={groups} totals={totals} />
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {inSight.map((at) => (
            <tr key={at} aria-rowindex={at + 2}>
              <th scope="row">
                <DrillText onOpen={drill && !isRest(data, at) ? () => drill(at) : undefined}>{texts.category(data, at)}</DrillText>
              </th>
              <Cells data={data} groups={groups} totals={totals} at={at} strongest={strongest} />
            </tr>
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{t('reports.chart.total')}</th>
              <Totals groups={groups} totals={totals} />
            </tr>
          </tfoot>
        )}
      </table>
    </Box>
  )
}
