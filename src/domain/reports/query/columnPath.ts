import type { ResultColumn } from '../result.ts'

/** A column of a view, which may have the id of a record in another view. */
interface ViewedColumn extends ResultColumn {
  /** The view with the record whose id it is. */
  readonly target?: string
  /** That record is the one to which the row belongs. */
  readonly isParent?: boolean
}

/** A readable view. */
export interface QueriedView<Column extends ViewedColumn = ViewedColumn> {
  readonly name: string
  readonly columns: readonly Column[]
}

/** A step to other records: the `column` of a row has one of the values that the rows of `view` have in `key`. */
export interface Step<View extends QueriedView = QueriedView> {
  readonly column: string
  readonly view: View
  readonly key: string
}

/** A column at the end of a path, in the view to which the steps lead. */
export interface ColumnAtPath<View extends QueriedView> {
  readonly steps: readonly Step<View>[]
  readonly view: View
  readonly column: View['columns'][number]
}

/** The steps that can be taken from a view: to records to which it refers, by column, and to its rows, by the name of their view. */
export const stepsFrom = <View extends QueriedView>(views: readonly View[], from: View): ReadonlyMap<string, Step<View>> => {
  const viewOf = (name: string | undefined) => views.find((view) => view.name === name)
  const referred = from.columns.flatMap(({ name, target }): [string, Step<View>][] => {
    const view = viewOf(target)
    return view ? [[name, { column: name, view, key: 'id' }]] : []
  })
  const rows = views.flatMap((view) =>
    view.columns.flatMap(({ name, target, isParent }): [string, Step<View>][] =>
      isParent && target === from.name ? [[view.name, { column: 'id', view, key: name }]] : [],
    ),
  )
  return new Map([...rows, ...referred])
}

/** The column at a path from a view: `status`, `customer_id.country_id`, `sales_orders_lines.quantity`. Undefined for a path that leads nowhere. */
export function columnAt<View extends QueriedView>(views: readonly View[], from: View, path: string): ColumnAtPath<View> | undefined {
  const names = path.split('.')
  const last = names.pop()
  const steps: Step<View>[] = []
  let view = from
  for (const name of names) {
    const step = stepsFrom(views, view).get(name)
    if (!step) return undefined
    steps.push(step)
    view = step.view
  }
  const column = view.columns.find((one) => one.name === last)
  return column && { steps, view, column }
}
