import type { SchemaDocument } from '../evaluate/schemaDocument.ts'
import { chosenType } from '../resolve/chooseField.ts'
import type { DeclaredField } from '../resolve/declaredFields.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import { typeFindings } from './checkKeywords.ts'
import type { Finding } from './checkShape.ts'
import { at, type SchemaContext } from './findings.ts'

/**
 * Findings for a property with different kinds of values in different branches. It has one column: without a common kind the column would be free JSON,
 * without filter, sorting and a separate cell in exports. If that is intended, the first branch says so.
 */
export const branchFindings = (
  { name, schema, branches, conditional }: DeclaredField,
  context: SchemaContext,
  document: SchemaDocument,
): Finding[] => {
  const typeOf = (one: DeclaredField['schema']) => chosenType(dereferenced(one, document), context.types)
  if (!conditional || schema.field !== undefined || typeOf(schema)?.schemaForm !== true) return []
  const kinds = branches.map((branch) => ({ ...branch, type: typeOf(branch.schema)?.name }))
  const [unclear] = kinds.filter(({ type }) => type === undefined)
  if (unclear) return typeFindings(unclear.schema, unclear.pointer, context).findings
  return kinds.slice(0, 1).flatMap((first) =>
    kinds
      .filter(({ type }) => type !== first.type)
      .slice(0, 1)
      .map((other) =>
        at(
          other.pointer,
          `'${name}' is '${other.type}' here and '${first.type}' at ${first.pointer}`,
          `give one of them another name, or the same type; to keep either as free JSON, add field: 'object' at ${first.pointer}`,
        ),
      ),
  )
}
