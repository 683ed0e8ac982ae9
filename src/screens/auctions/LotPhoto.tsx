import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import type { LotCar } from '../../domain/auction/room.ts'
import { CarPicture } from '../cars/CarPicture.tsx'
import { useVisible } from './useVisible.ts'

interface Props {
  readonly car: LotCar
  readonly size?: 'card' | 'full'
  readonly ratio?: string
}

/** The picture of a lot, fetched once when it is scrolled into view. */
export const LotPhoto = ({ car, size = 'card', ratio = '4 / 3' }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  const visible = useVisible(ref)
  const [seen, setSeen] = useState(false)
  if (visible && !seen) setSeen(true)
  return (
    <Box ref={ref} sx={{ position: 'relative', aspectRatio: ratio, overflow: 'hidden' }}>
      {seen && <CarPicture image={car.image} car={car} size={size} alt={car.label} />}
    </Box>
  )
}
