import { GROUP_ORDERS, type GroupOrder, SHAPES, type Shape } from '../../../model/lists/viewState.ts'

/** How a list shows its records, in its address and in saved views. */
export interface ShapeState {
  readonly shape?: Shape
  /** Field that makes the columns of a board, or the days of a calendar. */
  readonly by?: string
  /** Of a board's columns that are made by a reference; default `value`. */
  readonly groupOrder?: GroupOrder
}

export const shapeStateIn = (search: string): ShapeState => {
  const params = new URLSearchParams(search)
  const shape = SHAPES.find((one) => one === params.get('shape'))
  const by = params.get('by')
  const groupOrder = GROUP_ORDERS.find((one) => one === params.get('groupOrder'))
  return { ...(shape && { shape }), ...(shape && by && { by }), ...(shape === 'board' && groupOrder && { groupOrder }) }
}

/** Parameters of the address. */
export const shapeParams = ({ shape, by, groupOrder }: ShapeState): Readonly<Record<string, string>> => ({
  ...(shape && { shape }),
  ...(shape && by && { by }),
  ...(shape === 'board' && groupOrder && groupOrder !== 'value' && { groupOrder }),
})

/** The address of a list that names its shape. */
export const namingShape = (search: string, state: ShapeState): string => {
  const params = new URLSearchParams(search)
  // React-admin remembers only addresses with a filter.
  for (const [name, value] of Object.entries({ filter: '{}', page: '1' })) if (!params.has(name)) params.set(name, value)
  for (const [name, value] of Object.entries(shapeParams({ shape: 'table', ...state }))) params.set(name, value)
  return `?${params}`
}

/** The address of a list in another shape, on its first page. Boards and calendars have no groups. */
export const withShape = (search: string, state: ShapeState): string => {
  const params = new URLSearchParams(search)
  const groups = state.by === undefined ? [] : ['group', 'groupOrder']
  for (const name of ['page', 'shape', 'by', ...groups]) params.delete(name)
  return namingShape(params.toString(), state)
}
