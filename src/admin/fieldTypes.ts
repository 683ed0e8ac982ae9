import type { FieldView } from '../fields/fieldView.ts'
import type { FieldType } from '../model/fieldType.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import { unknownView } from './unknownView.tsx'

type Module = Readonly<Record<string, unknown>>

const nameIn = (path: string): string => path.split('/').at(-2) ?? ''

/** Of the modules of each folder under src/fields, the export that its name promises: `money/money.ts` → `moneyField`. */
const named = <T>(modules: Readonly<Record<string, Module>>, suffix: string, extension: string): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([path, module]) => {
      const name = nameIn(path)
      const found = path.endsWith(`/${name}/${name}${extension}`) ? module[`${name}${suffix}`] : undefined
      return found === undefined ? [] : [[name, found as T]]
    }),
  )

/** Every field type, found by being there. */
export const webFieldTypes: readonly FieldType[] = Object.values(
  named<FieldType>(
    import.meta.glob(['../fields/*/*.ts', '!../fields/*/*.column.ts', '!../fields/*/*.test.ts'], { eager: true }),
    'Field',
    '.ts',
  ),
)

const views = named<FieldView>(import.meta.glob('../fields/*/*.view.tsx', { eager: true }), 'View', '.view.tsx')

/** The view of a field's type; a type that has none shows what is wrong instead of nothing. */
export const viewOfType = (field: ResolvedField): FieldView => views[field.type.name] ?? unknownView
