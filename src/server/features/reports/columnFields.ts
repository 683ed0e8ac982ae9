import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { ResultColumn } from '../../db/sandbox/sandbox.ts'
import type { StoredColumn, View, ViewColumn } from '../../db/views/views.ts'

/** The entity of a view, and the path of its rows if it shows rows. */
const shownBy = ({ table, above }: Pick<View, 'table' | 'above'>): { readonly entity: string; readonly rows: string | undefined } => {
  const entity = above.at(-1) ?? table
  return { entity, rows: table === entity ? undefined : table.slice(entity.length + 1).replaceAll('_', '.') }
}

/** Path of a stored column's field: `status`, `costs.kind`. */
const pathIn = (rows: string | undefined, { name }: Pick<StoredColumn, 'name'>): string => (rows === undefined ? name : `${rows}.${name}`)

/** The field that a view's column shows: its entity, and its path in it. */
export const shownField = (view: View, { stored }: ViewColumn): { readonly entity: string; readonly path: string } => {
  const { entity, rows } = shownBy(view)
  return { entity, path: pathIn(rows, stored) }
}

/** A view with the fields behind its columns: their names in a language are from these. */
export function described({ name, table, above, columns }: View): AnswerOf<typeof reportCalls.views>['views'][number] {
  const { entity, rows } = shownBy({ table, above })
  return {
    name,
    entity,
    ...(rows !== undefined && { rows }),
    columns: columns.map(({ name: column, type, stored, label, target, isParent }) => ({
      name: column,
      type,
      field: pathIn(rows, stored),
      ...(label && { label: true }),
      ...(target !== undefined && { target }),
      ...(isParent && { isParent }),
    })),
  }
}

type Column = AnswerOf<(typeof reportCalls)['run']>['columns'][number]

/** A column of a result with its field instead of the view's column; the browser translates its values. */
export const withField =
  (views: readonly View[]) =>
  ({ of, ...column }: ResultColumn): Column => {
    const view = views.find(({ name }) => name === of?.view)
    const found = view?.columns.find(({ name }) => name === of?.column)
    if (!view || !found) return column
    const { entity, path } = shownField(view, found)
    return { ...column, of: { entity, field: path, ...(found.label && { label: true }) } }
  }
