import { nearest } from '../../../model/check/nearest.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Access } from '../access/access.ts'
import { labelHeading } from '../export/labelHeading.ts'
import { SYSTEM_FIELDS } from '../values.ts'
import { plainHeading as plain } from './headingRow.ts'
import type { ImportTexts } from './importTexts.ts'

/** Columns whose headings are compared with near misses. */
const MAX_COMPARED = 100

/** Shortest heading that may be a near miss, and that may be part of a longer one. */
const SHORTEST = 5

/** Fields that a file may have columns for: those that the subject may read or write. A field that the caller can't read does not exist. */
export const importFields = ({ fields }: ResolvedEntity, { hidden }: Access): readonly ResolvedField[] =>
  fields.filter((field) => !hidden.has(field.path) || field.writeOnly)

interface Named {
  readonly name: string
  readonly texts: readonly string[]
}

const isSystem = (heading: string) => heading === 'id' || SYSTEM_FIELDS.has(heading)

/** One way of finding the field of a heading among those without a column. */
type Finder = (heading: string, named: readonly Named[]) => string | undefined

const FINDERS: readonly Finder[] = [
  (heading, named) => (isSystem(heading) ? heading : named.find(({ name }) => name === heading)?.name),
  (heading, named) => named.find(({ texts }) => texts.includes(plain(heading)))?.name,
  (heading, named) => {
    const word = plain(heading)
    const near =
      word.length < SHORTEST
        ? undefined
        : nearest(
            word,
            named.flatMap(({ texts }) => texts.filter((text) => text.length >= SHORTEST)),
          )
    return near === undefined || Math.abs(near.length - word.length) > 2 ? undefined : named.find(({ texts }) => texts.includes(near))?.name
  },
  (heading, named) => {
    const word = plain(heading)
    const found = named.filter(({ texts }) => texts.some((text) => text.length >= SHORTEST && word.includes(text)))
    return found.length === 1 ? found[0]?.name : undefined
  },
]

const textsOf = (entity: ResolvedEntity, texts: ImportTexts, field: ResolvedField): readonly string[] => {
  const labels = [field.name, field.title, ...texts.labels(entity, field), ...(field.reference ? [labelHeading(field.name)] : [])]
  return [...new Set(labels.map(plain))]
}

/** The headings of an entity's fields in every language, as `plainHeading` writes them. */
export const knownHeadings = (entity: ResolvedEntity, access: Access, texts: ImportTexts): readonly string[] =>
  ['id', ...importFields(entity, access).flatMap((field) => textsOf(entity, texts, field))].filter((text) => text !== '')

/** Headings of label columns. Exports add them beside ids; imports use the ids only. */
const labelHeadings = (fields: readonly ResolvedField[], headings: readonly string[]): ReadonlySet<string> =>
  new Set(fields.filter(({ name, reference }) => reference && headings.includes(name)).map(({ name }) => labelHeading(name)))

/**
 * Guesses the field of each column by its heading: a property’s name, or its label in any language, the surest guesses first. A field has at most one
 * column; null: the column is not imported.
 */
export function guessColumns(entity: ResolvedEntity, access: Access, texts: ImportTexts, headings: readonly string[]): (string | null)[] {
  const fields = importFields(entity, access)
  const ignored = labelHeadings(fields, headings)
  const named = fields.map((field): Named => ({ name: field.name, texts: textsOf(entity, texts, field) }))
  const taken = new Set<string>()
  const guesses: (string | null)[] = headings.map(() => null)
  for (const [step, find] of FINDERS.entries())
    for (const [at, heading] of headings.entries()) {
      if (guesses[at] !== null || heading === '' || ignored.has(heading) || (step > 1 && at >= MAX_COMPARED)) continue
      const name = find(
        heading,
        named.filter((one) => !taken.has(one.name)),
      )
      if (name === undefined || taken.has(name)) continue
      taken.add(name)
      guesses[at] = name
    }
  return guesses
}
