import type { ThemeSchema } from '../../appearance/theme/settings.ts'
import { useAppearanceOf } from '../../appearance/theme/useAppearance.ts'
import { sports } from '../cars/drawing/bodies/sports.ts'
import { CarDrawing } from '../cars/drawing/CarDrawing.tsx'
import type { Paint } from '../cars/drawing/paints.ts'

/** Paints near the themes' colours. */
const PAINTS: Readonly<Record<ThemeSchema, Paint>> = {
  default: { base: '#24558f', light: '#6496c8', deep: '#0e2748' },
  dark: { base: '#aab0b7', light: '#dfe3e7', deep: '#676e77' },
  green: { base: '#2f6245', light: '#6b9d7c', deep: '#12301f' },
  purple: { base: '#553a78', light: '#8d72b0', deep: '#281840' },
  orange: { base: '#cb5a1c', light: '#ec9152', deep: '#702b07' },
}

/** A car in the theme's colour. */
const ShowroomCar = () => <CarDrawing body={sports} paint={PAINTS[useAppearanceOf(({ themeSchema }) => themeSchema)]} />

export default ShowroomCar
