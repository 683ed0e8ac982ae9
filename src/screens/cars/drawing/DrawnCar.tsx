import { memo } from 'react'
import { BODIES } from './bodies/index.ts'
import { bodyStyleOf, type Described } from './bodyStyle.ts'
import { CarDrawing } from './CarDrawing.tsx'
import { paintOf } from './paints.ts'

interface Props extends Described {
  /** In the seller's words. */
  readonly colour?: string | null
}

/** A drawing of a car by its make, model and colour. */
const DrawnCar = ({ make, model, colour }: Props) => <CarDrawing body={BODIES[bodyStyleOf({ make, model })]} paint={paintOf(colour)} />

export default memo(DrawnCar)
