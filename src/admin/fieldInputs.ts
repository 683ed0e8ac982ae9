import type { FieldInputs } from '../fields/fieldView.ts'
import { named } from './namedExports.ts'

/** Inputs of all field types, by type name. Heavy: forms and filters import it, lists fetch it (`lazyInputs.tsx`). */
export const fieldInputs = named<FieldInputs>(
  import.meta.glob('../fields/*/*.input.view.tsx', { eager: true }),
  'Inputs',
  '.input.view.tsx',
)
