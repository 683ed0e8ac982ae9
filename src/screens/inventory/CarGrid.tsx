import SearchOff from '@mui/icons-material/SearchOff'
import { Box, Button, Card } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useRecordsById } from '../../admin/useRecords.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Car } from '../cars/car.ts'
import { useCarAuctions } from '../cars/useCarAuctions.ts'
import { CarCard, CardSkeleton } from './CarCard.tsx'

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(204px, 100%), 1fr))',
} as const

const PLACES = Array.from({ length: 12 }, (_, index) => index)

const usePlaces = (cars: readonly Car[]): ReadonlyMap<unknown, string> => {
  const lots = useRecordsById(
    'carLots',
    cars.map(({ location }) => location),
  )
  return new Map([...lots.values()].map(({ id, name }) => [id, name]))
}

const NoCars = () => {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  return (
    <Card>
      <EmptyState icon={<SearchOff />} text={translate('app.list.noResults')}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('app.list.clearFilters')}
        </Button>
      </EmptyState>
    </Card>
  )
}

/** The current page of the list as a grid of pictures. */
export const CarGrid = () => {
  const { data = [], isPending } = useListContext<Car>()
  const auctions = useCarAuctions(data.map(({ id }) => id))
  const places = usePlaces(data)
  if (!isPending && data.length === 0) return <NoCars />
  return (
    <Box component="ul" className="hub-head-sticks" sx={GRID} aria-busy={isPending}>
      {isPending
        ? PLACES.map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))
        : data.map((car) => (
            <li key={car.id}>
              <CarCard car={car} auction={auctions.get(car.id)} place={places.get(car.location)} />
            </li>
          ))}
    </Box>
  )
}
