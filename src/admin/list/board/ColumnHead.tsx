import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useLocaleState } from 'react-admin'
import { measureText } from '../../../model/lists/listSummary.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../../providers/i18n/format.ts'
import { AddRecord } from '../shape/AddRecord.tsx'
import { CommonValue } from '../shape/CommonValue.tsx'
import { MeasureValue, useMeasureLabel } from '../summary/MeasureValue.tsx'
import type { FieldMeasure } from '../summary/useSummary.ts'
import type { BoardColumn } from './boardColumns.ts'

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingInlineStart: 1.5,
  paddingInlineEnd: 0.5,
  pt: 0.5,
  minHeight: 44,
} as const

const NAME = {
  fontWeight: 600,
  fontSize: '0.875rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', typography: 'body2' } as const

const TOTALS = { m: 0, px: 1.5, pb: 0.5, typography: 'caption', color: 'text.secondary' } as const

const TOTAL = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  '& dt': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const

interface LabelProps {
  readonly field: ResolvedField
  readonly value: BoardColumn['value']
}

/** What the records of a column have in common, in its tone. */
const ColumnLabel = ({ field, value }: LabelProps) => {
  const t = useAreaTexts('shapes')
  return value === null ? t('shapes.board.none') : <CommonValue field={field} value={value} />
}

/** Creates a record in this column. */
const AddButton = ({ field, value, heading }: LabelProps & { readonly heading: string }) => {
  const id = useId()
  return (
    <AddRecord
      id={id}
      field={field}
      start={value === null ? {} : { [field.name]: value }}
      aria-labelledby={`${id} ${heading}`}
      sx={{ marginInlineStart: 'auto', fontSize: 20 }}
    />
  )
}

interface TotalsProps {
  readonly totals: BoardColumn['totals']
  readonly measures: readonly FieldMeasure[]
}

const Totals = ({ totals, measures }: TotalsProps) => {
  const labelOf = useMeasureLabel()
  const shown = measures.flatMap((measure) =>
    totals.filter((total) => total.measure === measureText(measure)).map((total) => ({ measure, total })),
  )
  if (shown.length === 0) return null
  return (
    <Box component="dl" sx={TOTALS}>
      {shown.map(({ measure, total }) => (
        <Box key={`${total.measure} ${total.currency}`} sx={TOTAL}>
          <dt>{labelOf(measure)}</dt>
          <dd>
            <MeasureValue measure={measure} value={total.value} currency={total.currency} />
          </dd>
        </Box>
      ))}
    </Box>
  )
}

interface Props extends TotalsProps, LabelProps {
  /** Id of the heading. */
  readonly id: string
  /** Undefined until it is known. */
  readonly count: number | undefined
}

/** What the records of a column have in common, how many they are, and their totals. */
export const ColumnHead = ({ id, field, value, count, ...sums }: Props) => {
  const [locale] = useLocaleState()
  return (
    <>
      <Box sx={HEAD}>
        <Typography component="h2" id={id} sx={NAME}>
          <ColumnLabel field={field} value={value} />
        </Typography>
        {count !== undefined && (
          <Box component="bdi" sx={COUNT}>
            {formatCount(count, locale)}
          </Box>
        )}
        <AddButton field={field} value={value} heading={id} />
      </Box>
      <Totals {...sums} />
    </>
  )
}
