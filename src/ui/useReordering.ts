import { closestCenter, type DndContextProps, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** CSS pixels that the pointer moves before it drags, so that a click stays one. */
const DISTANCE = 5

/** The handles have their own instructions in their names. */
const NO_INSTRUCTIONS = { draggable: '' }

interface Options {
  /** Ids in their order. */
  readonly order: readonly string[]
  readonly nameOf: (id: string) => string
  /** Announces a drag to screen readers; `place` is from 1 of `count`. */
  readonly say: (what: 'picked' | 'moved' | 'kept', params: Readonly<Record<string, string | number>>) => string
  /** Called when `from` was dropped on `to`. */
  readonly onMove: (from: string, to: string) => void
}

/** Props of a `DndContext` around sortable items that a pointer, a finger or the keyboard reorders. */
export const useReordering = ({ order, nameOf, say, onMove }: Options) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placed = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
    const at = order.indexOf(String(over?.id))
    const name = nameOf(String(active.id))
    return at < 0 ? say('kept', { name }) : say('moved', { name, place: at + 1, count: order.length })
  }
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: {
      screenReaderInstructions: NO_INSTRUCTIONS,
      announcements: {
        onDragStart: ({ active }) => say('picked', { name: nameOf(String(active.id)) }),
        onDragOver: placed,
        onDragEnd: placed,
        onDragCancel: ({ active }) => say('kept', { name: nameOf(String(active.id)) }),
      },
    },
    onDragEnd: ({ active, over }) => {
      if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
    },
  } satisfies DndContextProps
}
