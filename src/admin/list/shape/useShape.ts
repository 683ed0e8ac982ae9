import { type Theme, useMediaQuery } from '@mui/material'
import { useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsOfShape } from '../../../model/lists/shapes.ts'
import type { Shape } from '../../../model/lists/viewState.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { columnsKey, useSavedView, useViewId } from '../views/savedViews.ts'
import { type ShapeState, shapeStateIn, withShape } from './shapeState.ts'

/** Where the shape that the user has chosen is stored, beside the choice of columns. */
export const shapeKey = (columns: string): string => `${columns}_shape`

export interface ShownShape {
  /** As it is shown: phones show cards in place of a table. */
  readonly shape: Shape
  /** Field of a board or calendar. */
  readonly field?: ResolvedField
  /** What was asked for, as the address and views write it. */
  readonly state: ShapeState
  /** The shape that was asked for, if the list can't be shown in it by that field. */
  readonly refused?: 'board' | 'calendar'
}

const NONE: ShapeState = {}

const shown = (state: ShapeState, readable: readonly ResolvedField[], narrow: boolean): ShownShape => {
  const { shape = 'table', by, groupOrder } = state
  const plain = narrow ? 'cards' : 'table'
  if (shape === 'table' || shape === 'cards') return { shape: shape === 'table' ? plain : shape, state }
  const fields = fieldsOfShape(readable, shape)
  const field = by === undefined ? fields[0] : fields.find(({ name }) => name === by)
  return field
    ? { shape, field, state: { shape, by: field.name, ...(shape === 'board' && groupOrder && { groupOrder }) } }
    : { shape: plain, state: NONE, refused: shape }
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
  return shown(asked.shape ? asked : (own ?? saved ?? NONE), readable, narrow)
}

/** Shows the list in another shape, and remembers it. */
export const useChooseShape = (): ((state: ShapeState) => void) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [, remember] = useStore<ShapeState | undefined>(shapeKey(columnsKey(useEntity().id, useViewId())))
  return (state) => {
    remember(state)
    void navigate({ search: withShape(search, state) }, { replace: true })
  }
}
