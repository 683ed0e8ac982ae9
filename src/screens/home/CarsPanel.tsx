import { Box, Link, Skeleton, Stack, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { LinkBase, useGetList, useLocaleState, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { listAddress } from '../../admin/home/listAddress.ts'
import { Panel } from '../../admin/home/Panel.tsx'
import { intlLocale } from '../../providers/i18n/format.ts'

const CarsChart = lazy(() => import('./CarsChart.tsx'))

const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const

/** How many cars are in a state; undefined while unknown, also when it could not be had. */
const useCount = (status: string): number | undefined => useGetList('cars', { ...ONE, filter: { status } }, { retry: false }).total

export interface Share {
  readonly status: string
  readonly name: string
  readonly count: number | undefined
}

const useShares = (): readonly Share[] => {
  const translate = useTranslate()
  const name = (status: string): string => translate(`resources.cars.options.status.${status}`, { _: status })
  const inStock = useCount('inStock')
  const onOffer = useCount('onOffer')
  const sold = useCount('sold')
  const delivered = useCount('delivered')
  const archived = useCount('archived')
  return Object.entries({ inStock, onOffer, sold, delivered, archived }).map(([status, count]) => ({ status, name: name(status), count }))
}

const Shares = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const shares = useShares()
  const known = shares.every(({ count }) => count !== undefined)
  if (known && shares.every(({ count }) => count === 0))
    return <Typography color="text.secondary">{translate('app.home.noCars')}</Typography>
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
        {known ? <CarsChart shares={shares} label={translate('app.home.carsByStatus')} /> : <Skeleton variant="rounded" height={200} />}
      </Suspense>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
        {shares.map(({ status, name, count }) => (
          <Box component="li" key={status} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>{name}</span>
            <Link component={LinkBase} to={listAddress('/cars', { status })} underline="hover" aria-label={`${name}: ${count ?? '–'}`}>
              {count?.toLocaleString(intlLocale(locale)) ?? '–'}
            </Link>
          </Box>
        ))}
      </Stack>
    </>
  )
}

/** Cars by their status, drawn and told. */
export const CarsPanel = () => {
  const translate = useTranslate()
  const { model } = useAdmin()
  if (!model.entities.cars) return null
  return (
    <Panel title={translate('app.home.carsByStatus')} to={listAddress('/cars')}>
      <Shares />
    </Panel>
  )
}
