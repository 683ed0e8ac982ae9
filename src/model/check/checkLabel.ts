import type { EntitySchema, FieldSchema } from '../entitySchema.ts'
import { type SchemaDocument, schemaDocument } from '../evaluate/schemaDocument.ts'
import { parseLabel } from '../records/recordLabel.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import type { Finding } from './checkShape.ts'
import { at, missing, type Properties, type SchemaContext, when } from './findings.ts'

/** Findings for a field that a text is composed of: everyone who may see the record sees the text, and so these fields. */
const partFindings = (name: string, given: FieldSchema | undefined, pointer: string, context: SchemaContext): Finding[] => {
  const type = given && chosenType(given, context.types)
  if (!given || !type) return []
  return [
    ...when(given.writeOnly === true || type.secret === true, pointer, `'${name}' is a secret`, 'name a property that may be read'),
    ...when(
      type.storage !== 'column' || type.schemaForm === true,
      pointer,
      `'${name}' holds more than one value`,
      'name a property with a single one',
    ),
  ]
}

interface Composed {
  readonly template: string
  readonly pointer: string
  readonly properties: Properties
  /** Names that the template may contain. */
  readonly known: readonly string[]
  readonly document: SchemaDocument
}

/** Mistakes in a text that is composed of properties: each name in closed braces is an existing, readable property with a single value. */
const composedFindings = ({ template, pointer, properties, known, document }: Composed, context: SchemaContext): Finding[] =>
  parseLabel(template).flatMap((part) => {
    if ('text' in part)
      return /[{}]/.test(part.text) ? [at(pointer, `'${part.text}' has a brace that is not closed`, "write each property as '{name}'")] : []
    const own = properties[part.field]
    return [...missing(part.field, known, pointer), ...partFindings(part.field, own && dereferenced(own, document), pointer, context)]
  })

/** Mistakes in `recordLabel`. */
export const labelFindings = (schema: EntitySchema, properties: Properties, known: readonly string[], context: SchemaContext): Finding[] =>
  composedFindings(
    { template: schema.entity?.recordLabel ?? '', pointer: '/entity/recordLabel', properties, known, document: schemaDocument(schema) },
    context,
  )

interface TemplateField {
  readonly schema: FieldSchema
  readonly pointer: string
  readonly siblings: Properties
  readonly document: SchemaDocument
  /** Whether it is inside a row. */
  readonly nested: boolean
}

/** Mistakes in `template`, which composes a text of the record's other properties. */
export const templateFindings = ({ schema, pointer: at, siblings, document, nested }: TemplateField, context: SchemaContext): Finding[] => {
  const { template } = schema
  if (template === undefined) return []
  const pointer = `${at}/template`
  const isText = chosenType(schema, context.types)?.freeText === true
  const others = Object.entries(siblings).flatMap(([name, other]) => (other.template === undefined ? [name] : []))
  return [
    ...when(nested && schema.readOnly !== true, pointer, 'nobody types a text that a row composes', "add 'readOnly: true'"),
    ...when(!isText, pointer, "'template' composes a text", "write it at type: 'string'"),
    ...composedFindings({ template, pointer, properties: siblings, known: others, document }, context),
  ]
}
