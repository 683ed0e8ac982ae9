import { MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core'
import type { RaRecord } from 'react-admin'

/** CSS pixels that a mouse moves before it drags; milliseconds that a finger rests, so that it can scroll. */
const MOUSE = { activationConstraint: { distance: 5 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

/** Drags cards by mouse and touch. Keys are handled apart, as cards are also links. */
export const useCardSensors = () => useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))

/** What makes the item of a record draggable, unless something holds it. `place` says where it is. */
export const useDraggableRecord = (record: RaRecord, place: object, held: boolean) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: String(record.id), data: { record, ...place }, disabled: held })
  return { item: { ref: setNodeRef, 'data-draggable': held ? undefined : '', ...listeners }, isDragging }
}

/** Scrolls at the edges slowly enough that columns of a phone can be told apart. */
export const AUTO_SCROLL = { acceleration: 4 }

const silent = () => undefined

/** Boards and calendars announce moves themselves: also those by keys, and what became of them. */
export const OWN_ANNOUNCEMENTS = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}
