import { Box, Skeleton, type Theme, useMediaQuery } from '@mui/material'
import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { measureText } from '../../../model/lists/listSummary.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../../providers/i18n/format.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { reasonOf } from '../../failureNotice.tsx'
import { MeasureValue, useMeasureLabel } from './MeasureValue.tsx'
import { useSummaryState } from './summaryState.ts'
import { type FieldMeasure, type Group, useMeasures, useSummary } from './useSummary.ts'

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 3,
  rowGap: 0.25,
  minHeight: 40,
  paddingInline: { xs: '16px 8px', sm: '16px' },
  py: 0.5,
  borderTop: '1px solid var(--line)',
  marginTop: '-1px',
  backgroundColor: 'var(--paper)',
  typography: 'body2',
  containerType: 'inline-size',
} as const

const CURRENCY = { flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 3, m: 0 } as const

const AMOUNT = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  '& dt': { color: 'text.secondary' },
  '[aria-busy=true] dl > &': { opacity: 0.5 },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const

const COUNT = { marginInlineStart: 1, color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' } as const

type Totals = Group['totals']

const CurrencyTotals = ({ measures, totals }: { readonly measures: readonly FieldMeasure[]; readonly totals: Totals }) => {
  const labelOf = useMeasureLabel()
  return (
    <Box component="dl" sx={CURRENCY}>
      {measures.map((measure, index) => {
        const total = totals.find((one) => one.measure === measureText(measure))
        if (!total) return null
        return (
          <Box key={total.measure} sx={AMOUNT} style={{ gridColumn: index + 1 }}>
            <dt>{labelOf(measure)}</dt>
            <dd>
              <MeasureValue measure={measure} value={total.value} currency={total.currency} />
            </dd>
          </Box>
        )
      })}
    </Box>
  )
}

/** Least widths of a group's name and of a measure, in pixels. */
const LEAST = { name: 180, measure: 200 } as const

const whereFit = (names: number, measures: number): string => `@container (min-width: ${names * LEAST.name + measures * LEAST.measure}px)`

/** Where the list around is so wide that the measures of its groups are beside the names. */
export const besideNames = (measures: number): string => whereFit(1, measures)

/** Columns of the names and of their measures. */
export const columnsOf = (measures: number): string => `minmax(${LEAST.name}px, 1fr) repeat(${Math.max(1, measures)}, auto)`

/** One row per currency, in which amounts wrap. */
const WRAPPED = {
  display: 'grid',
  gridTemplateColumns: 'auto',
  justifyContent: 'end',
  columnGap: 3,
  rowGap: 0.25,
  marginInlineStart: 'auto',
  '& > dl': { display: 'flex' },
} as const

/** The amounts of each field are below each other. */
const layoutOf = (measures: number) =>
  ({
    ...WRAPPED,
    [whereFit(0, measures)]: { gridTemplateColumns: `repeat(${measures}, auto)`, '& > dl': { display: 'contents' } },
  }) as const

/** In the columns of a grid around it, so that the amounts of several groups are below each other. */
const alignedLayoutOf = (measures: number) =>
  ({
    ...WRAPPED,
    [besideNames(measures)]: {
      gridTemplateColumns: 'subgrid',
      gridColumn: '2 / -1',
      marginInlineStart: 0,
      '& > dl': { display: 'contents' },
    },
  }) as const

interface Props {
  readonly measures: readonly FieldMeasure[]
  readonly totals: Totals
  readonly aligned?: boolean
}

/** Measures in rows by currency, each measure below itself if the list is wide enough. */
export const Measures = ({ measures, totals, aligned = false }: Props) => {
  const layout = useMemo(() => (aligned ? alignedLayoutOf : layoutOf)(measures.length), [aligned, measures.length])
  return (
    <Box sx={layout}>
      {[...Map.groupBy(totals, ({ currency }) => currency)].map(([currency, own]) => (
        <CurrencyTotals key={currency} measures={measures} totals={own} />
      ))}
    </Box>
  )
}

/** Of several measures that the user has not chosen, phones show those of the main field. */
export const useShownMeasures = (): readonly FieldMeasure[] => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const measures = useMeasures()
  const chosen = useSummaryState().measures !== undefined
  const main = measures.filter(({ definition }) => definition.schema.keep)
  return narrow && !chosen && main.length > 0 ? main : measures
}

/** Measures of all pages of the list by currency, above the pagination. */
const SummaryLine = () => {
  const t = useAreaTexts('list')
  const [locale] = useLocaleState()
  const measures = useShownMeasures()
  const { data, isPending, isPlaceholderData, isError, error, refetch } = useSummary(measures)
  const all = data?.groups[0]
  if (measures.length === 0 || all?.totals.length === 0) return null
  return (
    <Box component="section" aria-label={t('list.totals')} aria-busy={isPlaceholderData} sx={LINE}>
      <Box component="span" sx={{ flex: 1, fontWeight: 600 }}>
        {t('list.totals')}
        {all && (
          <Box component="span" sx={COUNT}>
            {formatCount(all.count, locale)}
          </Box>
        )}
      </Box>
      {isPending && <Skeleton width="24ch" />}
      {isError && <ErrorState size="line" text={`${t('list.failed')} ${reasonOf(error)}`.trim()} retry={() => void refetch()} />}
      {all && <Measures measures={measures} totals={all.totals} />}
    </Box>
  )
}

export default SummaryLine
