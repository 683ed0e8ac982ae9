import type { ThemeSchema } from '../../appearance/theme/settings.ts'
import { useAppearanceOf } from '../../appearance/theme/useAppearance.ts'
import { sports } from '../cars/drawing/bodies/sports.ts'
import { CarDrawing } from '../cars/drawing/CarDrawing.tsx'
import { paintOf } from '../cars/drawing/paints.ts'

/** Lacquers for the theme's colours, as sellers call them. */
const COLOURS: Readonly<Record<ThemeSchema, string>> = {
  default: 'blue',
  dark: 'silver',
  green: 'green',
  purple: 'purple',
  orange: 'orange',
}

/** A car in the theme's colour. */
const ShowroomCar = () => <CarDrawing body={sports} paint={paintOf(COLOURS[useAppearanceOf(({ themeSchema }) => themeSchema)])} />

export default ShowroomCar
