import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Link, Skeleton } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { LinkBase } from 'react-admin'
import { useRecords, useRecordsById } from '../../../admin/useRecords.ts'
import { roomPath } from '../../auctions/paths.ts'
import { carName } from '../../cars/car.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

/** Maximum number of listed records; the list has the rest. */
const SHOWN = 10

interface Entry {
  readonly key: string
  readonly name: string
  readonly to: string
}

const LIST = { m: 0, mt: 0.5, p: 0, listStyle: 'none', '& > li': { py: 0.5 } } as const

const Entries = ({ entries, pending, all }: { readonly entries: readonly Entry[]; readonly pending: boolean; readonly all: string }) => {
  const { t } = usePlanTexts()
  if (pending) return <Skeleton variant="rounded" height={80} />
  return (
    <>
      <Box component="ul" sx={LIST}>
        {entries.map(({ key, name, to }) => (
          <li key={key}>
            <Link component={LinkBase} to={to} variant="body2" color="inherit" underline="hover">
              <bdi>{name || '–'}</bdi>
            </Link>
          </li>
        ))}
      </Box>
      <Button component={LinkBase} to={all} size="small">
        {t('plans.usage.more')}
      </Button>
    </>
  )
}

/** A button that shows what counts. */
const Foldable = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => {
  const { t, count: shown } = usePlanTexts()
  const [open, setOpen] = useState(false)
  const id = useId()
  if (count === 0) return null
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!open)}
      >
        {t('plans.usage.counts', { count: shown(count) })}
      </Button>
      <div id={id}>{open && children}</div>
    </Box>
  )
}

interface Props {
  readonly count: number
  /** Another firm, which an Admin views. */
  readonly firm: string | undefined
}

const filterText = (filter: object): string => encodeURIComponent(JSON.stringify(filter))

const Cars = ({ firm }: { readonly firm: string | undefined }) => {
  const filter = { status: ['inStock', 'onOffer'] as const, ...(firm !== undefined && { firm }) }
  const { data = [], isPending } = useRecords('cars', { filter, sort: { field: 'createdAt', order: 'DESC' }, limit: SHOWN })
  const entries = data.map((car) => ({ key: car.id, name: carName(car), to: `/cars/${encodeURIComponent(car.id)}/show` }))
  return <Entries entries={entries} pending={isPending} all={`/cars?filter=${filterText(filter)}`} />
}

/** The unsold cars that count against the plan’s limit. */
export const CountedCars = ({ count, firm }: Props) => (
  <Foldable count={count}>
    <Cars firm={firm} />
  </Foldable>
)

const Bids = ({ firm }: { readonly firm: string | undefined }) => {
  const users = useRecords('users', { filter: firm === undefined ? {} : { firm }, sort: { field: 'id', order: 'ASC' }, limit: 100 })
  const bidder = (users.data ?? []).map(({ id }) => id)
  const bids = useRecords(
    'bids',
    { filter: { status: 'leading', ...(bidder.length > 0 && { bidder }) }, sort: { field: 'at', order: 'DESC' }, limit: SHOWN },
    { enabled: !users.isPending },
  )
  const auctions = useRecordsById('auctions', bids.data?.map(({ auction }) => auction) ?? [])
  const cars = useRecordsById(
    'cars',
    [...auctions.values()].map(({ car }) => car),
  )
  const entries = (bids.data ?? []).map(({ id, auction }) => {
    const car = cars.get(auctions.get(auction)?.car ?? '')
    return { key: id, name: car ? carName(car) : '', to: roomPath(auction) }
  })
  return <Entries entries={entries} pending={bids.isPending} all="/-/AvailableCarsBidding" />
}

/** The leading bids and undelivered wins that count against the plan’s limit. */
export const CountedBids = ({ count, firm }: Props) => (
  <Foldable count={count}>
    <Bids firm={firm} />
  </Foldable>
)
