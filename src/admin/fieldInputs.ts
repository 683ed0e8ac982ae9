import type { FieldInputs } from '../fields/fieldView.ts'
import { named } from './namedExports.ts'

/** Inputs of every field type that has a view, by its name. Heavy: forms and filters import it, lists fetch it (`lazyInputs.tsx`). */
export const fieldInputs = named<FieldInputs>(
  import.meta.glob('../fields/*/*.input.view.tsx', { eager: true }),
  'Inputs',
  '.input.view.tsx',
)
