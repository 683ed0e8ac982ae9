import type { FieldSchema } from '../entitySchema.ts'
import type { SchemaDocument } from '../evaluate/schemaDocument.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import { computedFindings } from './checkComputed.ts'
import { keywordFindings, nameFindings, referenceFindings, typeFindings } from './checkKeywords.ts'
import { templateFindings } from './checkLabel.ts'
import type { Finding } from './checkShape.ts'
import { suggestionFindings } from './checkSuggestions.ts'
import { type Properties, propertiesOf, roleFindings, type SchemaContext, when } from './findings.ts'

/** One property and its context. */
export interface CheckedField {
  readonly name: string
  readonly schema: FieldSchema
  readonly pointer: string
  readonly required: boolean
  /** The properties of its object, including itself. */
  readonly siblings: Properties
  /** The entity's file, for `$ref`. */
  readonly document: SchemaDocument
  /** Whether it is inside a row. */
  readonly nested: boolean
}

/** Findings inside rows. Refused rows are not searched, because they may contain themselves. */
const manyFindings = (row: CheckedField, context: SchemaContext): Finding[] => {
  const storage = chosenType(dereferenced(row.schema, row.document), context.types)?.storage ?? 'column'
  return when(storage !== 'column', row.pointer, 'a row holds single values only', 'make it an entity of its own that refers to this one')
}

const rowFindings = ({ pointer, document }: CheckedField, items: FieldSchema, context: SchemaContext): Finding[] => {
  const siblings = propertiesOf(items.properties)
  const rows = Object.entries(siblings).map(
    ([name, schema]): CheckedField => ({
      name,
      schema,
      pointer: `${pointer}/items/properties/${name}`,
      required: items.required?.includes(name) ?? false,
      siblings,
      document,
      nested: true,
    }),
  )
  return rows.flatMap((row) => {
    const many = manyFindings(row, context)
    return many.length > 0 ? many : checkField(row, context)
  })
}

/** Mistakes in the combination of one property's keywords, and against its siblings. */
export const checkField = (field: CheckedField, context: SchemaContext): Finding[] => {
  const { name, pointer, siblings, nested } = field
  const schema = dereferenced(field.schema, field.document)
  const { type, findings } = typeFindings(schema, pointer, context)
  return [
    ...nameFindings(name, pointer, nested),
    ...findings,
    ...referenceFindings(schema, pointer, field, context),
    ...suggestionFindings(schema, pointer, siblings, context),
    ...templateFindings({ ...field, schema }, context),
    ...computedFindings({ ...field, schema }, context),
    ...keywordFindings(schema, pointer, siblings, type, context.types),
    ...roleFindings(schema.read, `${pointer}/read`, context),
    ...roleFindings(schema.write, `${pointer}/write`, context),
    ...(type?.storage === 'rows' && schema.items ? rowFindings(field, schema.items, context) : []),
  ]
}
