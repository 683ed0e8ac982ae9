import { Box, Skeleton, type Theme, useMediaQuery } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListContext, useLocaleState } from 'react-admin'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { ListTotals as Totals, totalsCall } from '../../model/calls/recordCalls.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { flattenFilter } from '../../providers/data/flattenFilter.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../providers/i18n/format.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useEntity, useReadable } from '../adminContext.tsx'
import { useHub } from '../hub.ts'

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 3,
  rowGap: 0.25,
  minHeight: 40,
  px: 2,
  py: 0.5,
  borderTop: '1px solid var(--line)',
  marginTop: '-1px',
  backgroundColor: 'var(--paper)',
  typography: 'body2',
} as const

/** One row per currency; the amounts of each field are below each other. Narrow pages wrap the amounts of a currency. */
const CURRENCIES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto', sm: 'repeat(var(--sums), auto)' },
  justifyContent: 'end',
  columnGap: 3,
  rowGap: 0.25,
} as const

const CURRENCY = { display: { xs: 'flex', sm: 'contents' }, flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 3, m: 0 } as const

const AMOUNT = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  '& dt': { color: 'text.secondary' },
  '[aria-busy=true] dl > &': { opacity: 0.5 },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const

const useTotals = () => {
  const { id } = useEntity()
  const hub = useHub()
  const { filter: fixed, filterValues } = useListContext()
  const filter = JSON.stringify(flattenFilter({ ...filterValues, ...fixed }))
  return useQuery({
    queryKey: [id, 'totals', filter],
    queryFn: () => hub.call<ReturnType<typeof totalsCall>>('GET', `/api/${id}/totals`, { query: { filter } }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const CurrencyTotals = ({ fields, totals }: { readonly fields: readonly ResolvedField[]; readonly totals: Totals[number] }) => {
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const [locale] = useLocaleState()
  return (
    <Box component="dl" sx={CURRENCY}>
      {fields.map((field, index) => {
        const sum = totals.sums[field.name]
        if (sum === undefined) return null
        return (
          <Box key={field.name} sx={AMOUNT} style={{ gridColumn: index + 1 }}>
            <dt>{labelOf(entity.id, field)}</dt>
            <dd>
              <bdi>{formatMoney(sum, totals.currency ?? undefined, locale)}</bdi>
            </dd>
          </Box>
        )
      })}
    </Box>
  )
}

/** Sums over all pages of the list by currency, above the pagination; phones show the main one. */
const ListTotals = () => {
  const t = useAreaTexts('list')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const summed = useReadable(useEntity().fields).filter(({ schema }) => schema.summed)
  const { data, isPending, isPlaceholderData, isError, refetch } = useTotals()
  const main = summed.filter(({ schema }) => schema.keep)
  const fields = narrow && main.length > 0 ? main : summed
  if (data?.totals.length === 0) return null
  return (
    <Box component="section" aria-label={t('list.totals')} aria-busy={isPlaceholderData} sx={LINE}>
      <Box component="span" sx={{ flex: 1, fontWeight: 600 }}>
        {t('list.totals')}
      </Box>
      {isPending && <Skeleton width="24ch" />}
      {isError && <ErrorState size="line" text={t('list.failed')} retry={() => void refetch()} />}
      {data && (
        <Box sx={CURRENCIES} style={Object.fromEntries([['--sums', fields.length]])}>
          {data.totals.map((totals) => (
            <CurrencyTotals key={`${totals.currency} ${Object.keys(totals.sums).join()}`} fields={fields} totals={totals} />
          ))}
        </Box>
      )}
    </Box>
  )
}

export default ListTotals
