import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { filterFields } from './filterKinds.ts'

/** A group of filters. */
export interface FilterSection {
  readonly kind: 'columns' | 'group' | 'rest' | 'rows'
  /** Name of the group, or of the field with the rows. */
  readonly name: string
  readonly fields: readonly ResolvedField[]
}

/** Maximum number of filters without sections. */
const FEW = 12

/** The list's columns first, then the other fields by form groups; filters on child rows have their own sections. */
export const filterSections = (
  entity: Pick<ResolvedEntity, 'columns' | 'groups'>,
  readable: readonly ResolvedField[],
): readonly FilterSection[] => {
  const own = filterFields(readable.filter(({ rows }) => rows === undefined))
  const isColumn = ({ name }: ResolvedField) => entity.columns.includes(name)
  const rest = own.filter((field) => !isColumn(field))
  const rows = readable.flatMap((field): FilterSection[] =>
    field.rows ? [{ kind: 'rows', name: field.name, fields: filterFields(field.rows) }] : [],
  )
  const sections: readonly FilterSection[] =
    own.length <= FEW
      ? [{ kind: 'columns', name: '', fields: own }]
      : [
          { kind: 'columns', name: '', fields: entity.columns.flatMap((name) => own.filter((field) => field.name === name)) },
          ...entity.groups.map((name): FilterSection => ({ kind: 'group', name, fields: rest.filter(({ group }) => group === name) })),
          { kind: 'rest', name: '', fields: rest.filter(({ group }) => group === undefined) },
        ]
  return [...sections, ...rows].filter(({ fields }) => fields.length > 0)
}
