import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Percent from '@mui/icons-material/PercentOutlined'
import { Box, Card, IconButton, MenuItem, Skeleton, Stack, TextField, Tooltip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, Title } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { useAddressParams } from '../../admin/useAddressParams.ts'
import type { commissionCalls } from '../../domain/commission/calls.ts'
import { monthStart } from '../../model/values/days.ts'
import { direction } from '../../providers/i18n/locales.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { today } from '../parts/today.ts'
import { StatementActions } from './StatementActions.tsx'
import { StatementTable } from './StatementTable.tsx'
import { useStatementTexts } from './useStatementTexts.ts'

const KEY = 'commission'

/** Salesmen whose commission the user may see, their own first. */
const useCommissionSalesmen = () => {
  const hub = useHub()
  return useQuery({
    queryKey: [KEY, 'salesmen'],
    queryFn: () => hub.call<typeof commissionCalls.salesmen>('GET', '/api/commission/salesmen', {}),
    retry: false,
  })
}

/** A salesman's statement of a month, given by its first day. */
const useStatement = (salesman: string, month: string) => {
  const hub = useHub()
  return useQuery({
    queryKey: [KEY, 'statement', salesman, month],
    queryFn: () => hub.call<typeof commissionCalls.statement>('GET', '/api/commission/statement', { query: { salesman, month } }),
    retry: false,
    enabled: salesman !== '',
  })
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const chosenIn = (params: URLSearchParams, first: string) => {
  const month = params.get('month') ?? ''
  return { salesman: params.get('salesman') ?? first, month: `${MONTH.test(month) ? month : today().slice(0, 7)}-01` }
}

/** Month and salesman, which are in the address. */
const useChosen = (first: string) => {
  const [params, change] = useAddressParams()
  const choose = (next: { readonly salesman?: string; readonly month?: string }) =>
    change(
      (now) => {
        const { salesman, month } = { ...chosenIn(now, first), ...next }
        return { salesman, month: month.slice(0, 7) }
      },
      { replace: true },
    )
  return { ...chosenIn(params, first), choose }
}

interface MonthProps {
  readonly month: string
  readonly onChange: (month: string) => void
}

const MonthField = ({ month, onChange }: MonthProps) => {
  const { t, locale, month: monthName } = useStatementTexts()
  const [Before, After] = direction(locale) === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  return (
    <Box role="group" aria-label={t('commission.month')} sx={{ display: 'flex', alignItems: 'center' }}>
      <Tooltip title={t('commission.before')}>
        <IconButton aria-label={t('commission.before')} onClick={() => onChange(monthStart(month, -1))}>
          <Before />
        </IconButton>
      </Tooltip>
      <Typography component="span" aria-live="polite" sx={{ minWidth: '9rem', textAlign: 'center', fontWeight: 500 }}>
        {monthName(month)}
      </Typography>
      <Tooltip title={t('commission.after')}>
        <IconButton aria-label={t('commission.after')} onClick={() => onChange(monthStart(month, 1))}>
          <After />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

const Statement = ({ salesman, month }: { readonly salesman: string; readonly month: string }) => {
  const { t } = useStatementTexts()
  const { data, isPending, isError, refetch } = useStatement(salesman, month)
  if (isPending) return <Skeleton variant="rounded" height={240} />
  if (isError) return <ErrorState text={t('commission.failed')} retry={() => void refetch()} />
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography color="text.secondary">{t(`commission.state.${data.state}`)}</Typography>
        <StatementActions statement={data} onPosted={() => void refetch()} />
      </Stack>
      {data.lines.length === 0 ? <EmptyState icon={<Percent />} text={t('commission.empty')} /> : <StatementTable statement={data} />}
      {data.lines.some(({ complete, basis }) => !complete && basis === 'profit') && (
        <Typography variant="body2" color="text.secondary">
          {t('commission.incomplete')}
        </Typography>
      )}
    </Stack>
  )
}

/** A salesman's commission by month (`/Commission`). */
const CommissionPage = () => {
  const { t, title } = useStatementTexts()
  const { data: salesmen, isPending, isError, refetch } = useCommissionSalesmen()
  const { month, salesman, choose } = useChosen(salesmen?.[0]?.id ?? '')
  return (
    <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
      <Title title={title} />
      {isPending && <Skeleton variant="rounded" height={320} />}
      {isError && <ErrorState text={t('commission.failed')} retry={() => void refetch()} />}
      {salesmen?.length === 0 && <EmptyState icon={<Percent />} text={t('commission.nobody')} />}
      {salesmen && salesmen.length > 0 && (
        <>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <TextField
              select
              label={t('commission.salesman')}
              value={salesmen.some(({ id }) => id === salesman) ? salesman : ''}
              onChange={({ target }) => choose({ salesman: target.value })}
              sx={{ width: { xs: '100%', sm: '18rem' } }}
            >
              {salesmen.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  <bdi>{name}</bdi>
                </MenuItem>
              ))}
            </TextField>
            <MonthField month={month} onChange={(next) => choose({ month: next })} />
          </Stack>
          <Card sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
            <ResourceContextProvider value="commissionStatements">
              <Statement salesman={salesman} month={month} />
            </ResourceContextProvider>
          </Card>
        </>
      )}
    </Stack>
  )
}

export default CommissionPage
