import type { EntitySchema, FieldSchema } from '../entitySchema.ts'
import { schemaDocument } from '../evaluate/schemaDocument.ts'
import { parseLabel } from '../recordLabel.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import type { Finding } from './checkShape.ts'
import { at, missing, type Properties, type SchemaContext, when } from './findings.ts'

const POINTER = '/entity/recordLabel'

/** Findings for a field of the label: everyone who may see the record sees its label, and so its fields. */
const partFindings = (name: string, given: FieldSchema | undefined, context: SchemaContext): Finding[] => {
  const type = given && chosenType(given, context.types)
  if (!given || !type) return []
  return [
    ...when(given.writeOnly === true || type.secret === true, POINTER, `'${name}' is a secret`, 'name a property that may be read'),
    ...when(
      type.storage !== 'column' || type.schemaForm === true,
      POINTER,
      `'${name}' holds more than one value`,
      'name a property with a single one',
    ),
  ]
}

/** Mistakes in `recordLabel`: each name in closed braces is an existing, readable property with a single value. */
export const labelFindings = (schema: EntitySchema, properties: Properties, known: readonly string[], context: SchemaContext): Finding[] =>
  parseLabel(schema.entity?.recordLabel ?? '').flatMap((part) => {
    if ('text' in part)
      return /[{}]/.test(part.text) ? [at(POINTER, `'${part.text}' has a brace that is not closed`, "write each property as '{name}'")] : []
    const own = properties[part.field]
    return [...missing(part.field, known, POINTER), ...partFindings(part.field, own && dereferenced(own, schemaDocument(schema)), context)]
  })
