import type { SchemaDocument } from '../evaluate/schemaDocument.ts'
import { chooseField } from '../resolve/chooseField.ts'
import type { DeclaredField } from '../resolve/declaredFields.ts'
import { dereferenced } from '../resolve/resolveField.ts'
import type { Finding } from './checkShape.ts'
import { at, type Surroundings } from './findings.ts'

/**
 * A property that is one kind of value in one branch and another kind in another. It has one column: without a kind in common that would be free JSON,
 * which has no filter, no sorting and no cell of its own in an export. Where that is meant, the first branch says so.
 */
export const branchFindings = (
  { name, schema, branches, conditional }: DeclaredField,
  near: Surroundings,
  document: SchemaDocument,
): Finding[] => {
  const typeOf = (one: DeclaredField['schema']) => {
    const choice = chooseField(dereferenced(one, document), near.types)
    return choice.kind === 'chosen' ? choice.type : undefined
  }
  if (!conditional || branches.length < 2 || schema.field !== undefined || typeOf(schema)?.schemaForm !== true) return []
  const kinds = branches.map((branch) => ({ pointer: branch.pointer, type: typeOf(branch.schema) }))
  const [first, ...others] = kinds
  const other = others.find(({ type }) => type?.name !== first?.type?.name)
  if (first === undefined || other === undefined) return []
  return [
    at(
      other.pointer,
      `'${name}' is '${other.type?.name}' here and '${first.type?.name}' at ${first.pointer}`,
      `give one of them another name, or the same type; to keep either as free JSON, add field: 'object' at ${first.pointer}`,
    ),
  ]
}
