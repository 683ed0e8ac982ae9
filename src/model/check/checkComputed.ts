import type { FieldSchema } from '../entitySchema.ts'
import type { SchemaDocument } from '../evaluate/schemaDocument.ts'
import { type Formula, namesIn, parseFormula } from '../records/computed.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import type { Finding } from './checkShape.ts'
import { at, missing, type Properties, propertiesOf, type SchemaContext, when } from './findings.ts'

interface ComputedField {
  readonly name: string
  readonly schema: FieldSchema
  readonly pointer: string
  readonly siblings: Properties
  readonly document: SchemaDocument
}

/** Names of the properties whose values a computed one needs, also by way of others. */
const needed = (name: string, siblings: Properties, seen: ReadonlySet<string> = new Set()): readonly string[] => {
  const formula = parseFormula(siblings[name]?.computed ?? '')
  return (formula ? namesIn(formula) : []).flatMap((part) => {
    if (!('field' in part) || seen.has(part.field)) return []
    return [part.field, ...needed(part.field, siblings, new Set([...seen, part.field]))]
  })
}

/** Findings for a property whose value is part of the result: everyone who may see the record sees that. */
const operandFindings = (name: string, siblings: Properties, pointer: string, field: ComputedField, context: SchemaContext) => {
  const given = siblings[name]
  if (!given) return missing(name, Object.keys(siblings), pointer)
  const schema = dereferenced(given, field.document)
  const type = chosenType(schema, context.types)
  const isExact = type?.scale !== undefined || type?.name === 'integer'
  return [
    ...when(!isExact, pointer, `'${name}' is no exact number`, 'name an integer or a number with decimal places'),
    ...when(
      schema.writeOnly === true || (schema.read !== undefined && String(schema.read) !== String(field.schema.read)),
      pointer,
      `not everyone who sees the result may see '${name}'`,
      "give both the same 'read'",
    ),
  ]
}

const partFindings = (part: ReturnType<typeof namesIn>[number], pointer: string, field: ComputedField, context: SchemaContext) => {
  if ('field' in part) return operandFindings(part.field, field.siblings, pointer, field, context)
  const rows = field.siblings[part.rows]
  if (!rows) return missing(part.rows, Object.keys(field.siblings), pointer)
  const items = dereferenced(rows, field.document).items
  const columns = propertiesOf(items && dereferenced(items, field.document).properties)
  return operandFindings(part.column, columns, pointer, field, context)
}

/** Mistakes in `computed`: an exact number, set by nobody else, from numbers that exist and are not computed from it. */
export const computedFindings = (field: ComputedField, context: SchemaContext): Finding[] => {
  const { name, schema, siblings } = field
  if (schema.computed === undefined) return []
  const pointer = `${field.pointer}/computed`
  const formula: Formula | undefined = parseFormula(schema.computed)
  if (!formula)
    return [at(pointer, `'${schema.computed}' can't be computed`, "write it as 'price * quantity' or 'sum(lines.amount) - discount'")]
  return [
    ...when(
      chosenType(schema, context.types)?.scale === undefined,
      pointer,
      "'computed' gives an exact number",
      "write it at format: 'money', 'decimal' or 'percent'",
    ),
    ...when(schema.readOnly !== true, pointer, 'nobody types a computed number', "add 'readOnly: true'"),
    ...when(needed(name, siblings).includes(name), pointer, `'${name}' is computed from itself`, 'name other properties'),
    ...namesIn(formula).flatMap((part) => partFindings(part, pointer, field, context)),
  ]
}
