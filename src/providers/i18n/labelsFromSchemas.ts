import type { ResourceMessages, ResourceTexts } from '../../../i18n/resourceMessages.ts'
import type { Json } from '../../model/entitySchema.ts'
import { humanize, inSentence } from '../../model/naming.ts'

/** Parts of a resolved field that give labels; `ResolvedField` is assignable. */
interface LabelledField {
  /** Dotted path inside the entity: `code`, `subUnits.factor1`. */
  readonly path: string
  readonly title: string
  readonly options?: readonly Json[]
  /** Titles of options in the schema. */
  readonly titles?: Readonly<Record<string, string>>
  readonly group?: string
  readonly schema?: { readonly description?: string }
  readonly rows?: readonly LabelledField[]
}

/** Parts of a resolved entity that give labels; `ResolvedEntity` is assignable. */
export interface LabelledEntity {
  readonly id: string
  readonly title: string
  readonly plural: string
  /** Menus with its list; entities outside of menus have no forms. */
  readonly menu?: readonly string[]
  /** English label of its list in menus. */
  readonly menuLabel?: string
  readonly readOnly?: boolean
  readonly tabs?: readonly { readonly name: string }[]
  readonly fields: readonly LabelledField[]
}

/** English labels of every record's system fields. */
const SYSTEM_LABELS = { id: 'ID', createdAt: 'Created at', updatedAt: 'Updated at' }

const withRows = (fields: readonly LabelledField[]): LabelledField[] => fields.flatMap((field) => [field, ...withRows(field.rows ?? [])])

const optionLabels = (options: readonly Json[], titles: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    options.map((value) => [String(value), titles[String(value)] ?? (typeof value === 'string' ? humanize(value) : String(value))]),
  )

/** Plural forms by language (`i18n/README.md`), so that English labels work with every language's plural rules. */
const FORMS: Readonly<Record<string, (one: string, many: string) => readonly string[]>> = {
  ar: (one, many) => [many, one, many, many, many, many],
}

const nameOf = ({ title, plural }: LabelledEntity, locale: string): string =>
  (FORMS[locale]?.(title, plural) ?? [title, plural]).join(' |||| ')

const createOf = ({ title, menu, readOnly }: LabelledEntity): Pick<ResourceTexts, 'create'> =>
  menu?.length === 0 || readOnly ? {} : { create: `New ${inSentence(title)}` }

/** English puts the name into the sentence; other languages put it before a colon (`app.list.emptyOf`). */
const emptyOf = ({ plural }: LabelledEntity, locale: string): Pick<ResourceTexts, 'empty'> =>
  locale === 'en' ? { empty: `No ${inSentence(plural)} yet` } : {}

const textsOf = (entity: LabelledEntity, locale: string): ResourceTexts => {
  const { fields } = entity
  const all = withRows(fields)
  return {
    name: nameOf(entity, locale),
    ...(entity.menuLabel === undefined ? {} : { menu: entity.menuLabel }),
    ...createOf(entity),
    ...emptyOf(entity, locale),
    fields: { ...SYSTEM_LABELS, ...Object.fromEntries(all.map((field) => [field.path, field.title])) },
    options: Object.fromEntries(all.flatMap(({ path, options, titles }) => (options ? [[path, optionLabels(options, titles)]] : []))),
    groups: Object.fromEntries(all.flatMap(({ group }) => (group ? [[group, humanize(group)]] : []))),
    ...(entity.tabs && { tabs: Object.fromEntries(entity.tabs.slice(1).map(({ name }) => [name, humanize(name)])) }),
    help: Object.fromEntries(all.flatMap(({ path, schema }) => (schema?.description ? [[path, schema.description]] : []))),
  }
}

/** English texts of all entities from the schemas: the fallback under the texts `resources.*` of the language `locale`. */
export const labelsFromSchemas = (entities: readonly LabelledEntity[], locale = 'en'): ResourceMessages =>
  Object.fromEntries(entities.map((entity) => [entity.id, textsOf(entity, locale)]))
