import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useStore, useStoreContext } from 'react-admin'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { fieldsOfShape } from '../../../model/lists/shapes.ts'
import type { Shape } from '../../../model/lists/viewState.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { columnsKey, isBare, useSavedView, useViewId } from '../views/savedViews.ts'
import { namingShape, type ShapeState, shapeStateIn, withShape } from './shapeState.ts'

/** Where the shape that the user has chosen is stored, beside the choice of columns. */
export const shapeKey = (columns: string): string => `${columns}_shape`

export interface ShownShape {
  /** As it is shown: phones show cards in place of a table. */
  readonly shape: Shape
  /** Field of a board or calendar. */
  readonly field?: ResolvedField
  /** What was asked for, as the address and views write it. */
  readonly state: ShapeState
  readonly refused?: RefusedShape
}

/** A shape that was asked for, and that the list can't have by that field. */
export interface RefusedShape {
  readonly shape: 'board' | 'calendar'
  /** The field, if the user may not read it; otherwise there is no such field, or it does not fit. */
  readonly hidden: ResolvedField | undefined
}

const NONE: ShapeState = {}

/** `all`: the fields of the entity, `readable`: those that the user may read. */
const shown = (state: ShapeState, all: readonly ResolvedField[], readable: readonly ResolvedField[], narrow: boolean): ShownShape => {
  const { shape = 'table', by, groupOrder } = state
  const plain = narrow ? 'cards' : 'table'
  if (shape === 'table' || shape === 'cards') return { shape: shape === 'table' ? plain : shape, state }
  const named = (fields: readonly ResolvedField[]) => fieldsOfShape(fields, shape).find(({ name }) => by === undefined || name === by)
  const field = named(readable)
  return field
    ? { shape, field, state: { shape, by: field.name, ...(shape === 'board' && groupOrder && { groupOrder }) } }
    : { shape: plain, state: NONE, refused: { shape, hidden: by === undefined ? undefined : named(all) } }
}

/** Whether the user has come back to a state of the list, which later choices must not change. The first address of a page has the key `default`, also on return. */
const useIsBack = (): boolean => {
  const type = useNavigationType()
  const { key } = useLocation()
  const hasLeft = useRef(false)
  useEffect(() => {
    if (key !== 'default') hasLeft.current = true
  }, [key])
  return type === NavigationType.Pop && (key !== 'default' || hasLeft.current)
}

/** The shape of the list: that of the address, else the one that the user has chosen last, else that of the view. */
export const useShape = (): ShownShape => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { id, fields } = useEntity()
  const readable = useReadable(fields)
  const { search } = useLocation()
  const view = useViewId()
  const [own] = useStore<ShapeState | undefined>(shapeKey(columnsKey(id, view)))
  const saved = useSavedView(view).data?.state
  const asked = shapeStateIn(search)
  const isBack = useIsBack()
  const remembered = isBack ? saved : (own ?? saved)
  return shown(asked.shape ? asked : (remembered ?? NONE), fields, readable, narrow)
}

/**
 * Lets Back return to each state of the list: react-admin and the choice of a shape fill addresses without state with what was chosen last, also when the user
 * comes back to them. Call it above react-admin's list, whose effect it corrects.
 */
export const useNamedShape = (storeKey: string): void => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isBack = useIsBack()
  const { id } = useEntity()
  const { state } = useShape()
  const [own] = useStore<ShapeState | undefined>(shapeKey(columnsKey(id, useViewId())))
  const store = useStoreContext()
  const returned = search === '' && isBack
  const unnamed = search !== '' && !isBare(search) && own !== undefined && shapeStateIn(search).shape === undefined
  const named = returned || unnamed ? namingShape(search, state) : undefined
  useEffect(() => {
    if (named === undefined) return
    const isFilled = Object.keys(store.getItem<object | null>(storeKey, null) ?? {}).length > 0
    if (!returned || isFilled) void navigate({ search: named }, { replace: true })
  }, [named, returned, navigate, store, storeKey])
}

/** Shows the list in another shape, and remembers it. */
export const useChooseShape = (): ((state: ShapeState) => void) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { state: current } = useShape()
  const [, remember] = useStore<ShapeState | undefined>(shapeKey(columnsKey(useEntity().id, useViewId())))
  return (state) => {
    remember(state)
    const next = withShape(search, state)
    if (next !== namingShape(search, current)) void navigate({ search: next })
  }
}
