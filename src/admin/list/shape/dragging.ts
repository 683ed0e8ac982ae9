import { type Active, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core'
import type { RaRecord } from 'react-admin'

/** CSS pixels that a mouse moves before it drags; milliseconds that a finger rests, so that it can scroll. */
const MOUSE = { activationConstraint: { distance: 5 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

/** Drags cards by mouse and touch. Keys are handled apart, as cards are also links. */
export const useCardSensors = () => useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))

/** Whether a record can be dragged. `held`: it stays where it is, but who drags it is answered, and opens nothing. */
type Drag = 'free' | 'held' | 'none'

/** What makes the item of a record draggable. `place` says where it is. A finger that stays on a held record opens the quick view. */
export const useDraggableRecord = (record: RaRecord, place: object, drag: Drag) => {
  const data = { record, held: drag === 'held', ...place }
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: String(record.id), data, disabled: drag === 'none' })
  return {
    item: { ref: setNodeRef, 'data-draggable': drag === 'free' ? '' : undefined, ...listeners },
    isDragging: isDragging && drag === 'free',
  }
}

/** Whether what is dragged can be dropped. */
export const isFree = (active: Active | null): boolean => active?.data.current?.held === false

/** Scrolls at the edges slowly enough that columns of a phone can be told apart. */
export const AUTO_SCROLL = { acceleration: 4 }

const silent = () => undefined

/** Boards and calendars announce moves themselves: also those by keys, and what became of them. */
export const OWN_ANNOUNCEMENTS = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}
