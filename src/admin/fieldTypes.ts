import type { FieldCells, FieldView } from '../fields/fieldView.ts'
import type { FieldType } from '../model/fieldType.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import { lazyInputs } from './lazyInputs.tsx'
import { named } from './namedExports.ts'
import { unknownView } from './unknownView.tsx'

/** All field types, discovered by their paths. */
export const webFieldTypes: readonly FieldType[] = Object.values(
  named<FieldType>(
    import.meta.glob(['../fields/*/*.ts', '!../fields/*/*.column.ts', '!../fields/*/*.test.ts'], { eager: true }),
    'Field',
    '.ts',
  ),
)

const cells = named<FieldCells>(
  import.meta.glob(['../fields/*/*.view.tsx', '!../fields/*/*.input.view.tsx'], { eager: true }),
  'View',
  '.view.tsx',
)

const views: Readonly<Record<string, FieldView>> = Object.fromEntries(
  Object.entries(cells).map(([name, view]) => [name, { ...view, ...lazyInputs(name) }]),
)

/** The view of a field's type; a type without a view gets one that shows an error. */
export const viewOfType = (field: ResolvedField): FieldView => views[field.type.name] ?? unknownView
