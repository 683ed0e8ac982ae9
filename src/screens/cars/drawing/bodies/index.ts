import type { BodyDrawing } from '../bodyDrawing.ts'
import type { BodyStyle } from '../bodyStyle.ts'
import { convertible } from './convertible.ts'
import { coupe } from './coupe.ts'
import { hatchback } from './hatchback.ts'
import { landau } from './landau.ts'
import { pickup } from './pickup.ts'
import { saloon } from './saloon.ts'
import { sedan } from './sedan.ts'
import { sports } from './sports.ts'
import { suv } from './suv.ts'
import { van } from './van.ts'
import { wagon } from './wagon.ts'

/** The drawing of each body style. */
export const BODIES: Readonly<Record<BodyStyle, BodyDrawing>> = {
  sedan,
  saloon,
  coupe,
  sports,
  landau,
  convertible,
  wagon,
  hatchback,
  pickup,
  suv,
  van,
}
