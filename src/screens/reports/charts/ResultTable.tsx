import { Box } from '@mui/material'
import { useMemo, useState } from 'react'
import type { ChartColumns, ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { columnTotals } from '../../../domain/reports/chart/columnTotals.ts'
import { decimalOf } from '../../../domain/reports/chart/exactSum.ts'
import { type Cell, isNumeric, type ReportResult, type ResultColumn } from '../../../domain/reports/result.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { type GroupValues, useDrill } from '../drill.ts'
import { DrillText } from './DrillText.tsx'
import './reportTable.css'
import { type ChartTexts, useChartTexts } from './useChartTexts.ts'
import { useVirtualRows } from './useVirtualRows.ts'

interface Sort {
  readonly at: number
  readonly down: boolean
}

const compareCells = (one: Cell | undefined, other: Cell | undefined, numeric: boolean): number => {
  if (numeric) {
    const [left, right] = [decimalOf(one), decimalOf(other)]
    if (left !== null && right !== null) return compareDecimal(left, right)
  }
  return String(one ?? '').localeCompare(String(other ?? ''))
}

/** Sorts rows; empty cells are last in both directions. */
const sorted = ({ rows, columns }: ReportResult, sort: Sort | undefined): ReportResult['rows'] => {
  if (!sort) return rows
  const { at, down } = sort
  const column = columns[at]
  const numeric = column !== undefined && isNumeric(column)
  return rows.toSorted((one, other) => {
    const [left, right] = [one[at] ?? null, other[at] ?? null]
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    return compareCells(left, right, numeric) * (down ? -1 : 1)
  })
}

const nextSort = (sort: Sort | undefined, at: number): Sort | undefined =>
  sort?.at !== at ? { at, down: false } : sort.down ? undefined : { at, down: true }

const DIRECTIONS = { none: '', ascending: '↑', descending: '↓' } as const

const directionOf = (sort: Sort | undefined, at: number): keyof typeof DIRECTIONS =>
  sort?.at !== at ? 'none' : sort.down ? 'descending' : 'ascending'

interface HeadProps {
  readonly columns: readonly ResultColumn[]
  readonly sort: Sort | undefined
  readonly nameOf: (column: ResultColumn) => string
  readonly onSort: (at: number) => void
}

const Head = ({ columns, sort, nameOf, onSort }: HeadProps) => (
  <thead>
    <tr>
      {columns.map((column, at) => (
        <th key={column.name} scope="col" className={isNumeric(column) ? 'number' : undefined} aria-sort={directionOf(sort, at)}>
          <button type="button" onClick={() => onSort(at)}>
            <bdi>{nameOf(column)}</bdi>
            <span aria-hidden>{DIRECTIONS[directionOf(sort, at)]}</span>
          </button>
        </th>
      ))}
    </tr>
  </thead>
)

interface Props {
  readonly chart: ResolvedChart
  readonly columns: ChartColumns
  readonly result: ReportResult
  readonly label: string
}

const textOf = (cell: Cell | undefined, column: ResultColumn, measure: ChartColumns['measures'][number] | undefined, texts: ChartTexts) =>
  cell === null || cell === undefined ? '' : measure?.style ? texts.amount(decimalOf(cell), { measure }) : texts.cell(cell, column)

const valuesOf = (columns: readonly ResultColumn[], row: readonly Cell[]): GroupValues =>
  Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))

interface FootProps {
  readonly columns: readonly ResultColumn[]
  readonly totals: NonNullable<ReturnType<typeof columnTotals>>
  readonly sumText: (sum: string | null, currency: string | null, at: number, column: ResultColumn) => string
}

const Foot = ({ columns, totals, sumText }: FootProps) => {
  const t = useAreaTexts('reports')
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) =>
          totals.has(at) ? (
            <td key={column.name} className="number">
              {totals.get(at)?.map(({ currency, sum }) => (
                <bdi key={currency} style={{ display: 'block' }}>
                  {sumText(sum, currency, at, column)}
                </bdi>
              ))}
            </td>
          ) : (
            <th key={column.name} scope="row">
              {at === 0 ? t('reports.chart.total') : ''}
            </th>
          ),
        )}
      </tr>
    </tfoot>
  )
}

/** All rows of a result, virtualised. Headings sort; measures have exact sums below. */
export const ResultTable = ({ chart, columns: { measures }, result, label }: Props) => {
  const texts = useChartTexts()
  const drill = useDrill()
  const [sort, setSort] = useState<Sort>()
  const rows = useMemo(() => sorted(result, sort), [result, sort])
  const { frame, inSight, above, below } = useVirtualRows(rows.length)
  const measureAt = useMemo(() => new Map(measures.map((measure) => [measure.at, measure])), [measures])
  const totals = useMemo(() => columnTotals(chart, measures, result), [chart, measures, result])
  const measureOrType = (cell: Cell | undefined, at: number, column: ResultColumn) => textOf(cell, column, measureAt.get(at), texts)
  return (
    <Box ref={frame} className="report-table" tabIndex={0} role="group" aria-label={label}>
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <Head
          columns={result.columns}
          sort={sort}
          nameOf={(column) => measures.find((measure) => measure.column === column.name)?.label ?? texts.column(column.name)}
          onSort={(at) => setSort((was) => nextSort(was, at))}
        />
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {inSight.map((index) => (
            <tr key={index} aria-rowindex={index + 2}>
              {result.columns.map((column, at) => (
                <td key={column.name} className={isNumeric(column) ? 'number' : undefined}>
                  <DrillText onOpen={at === 0 && drill ? () => drill(valuesOf(result.columns, rows[index] ?? [])) : undefined}>
                    {measureOrType(rows[index]?.[at], at, column)}
                  </DrillText>
                </td>
              ))}
            </tr>
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
        {totals && (
          <Foot
            columns={result.columns}
            totals={totals}
            sumText={(sum, currency, at, column) => (currency === null ? measureOrType(sum, at, column) : texts.money(sum, currency))}
          />
        )}
      </table>
    </Box>
  )
}
