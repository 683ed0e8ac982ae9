import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** CSS pixels that a mouse moves before it drags; milliseconds that a finger rests, so that it can scroll. */
const MOUSE = { activationConstraint: { distance: 5 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

/** Drags cards by mouse and touch. Keys are handled apart, as cards are also links. */
export const useCardSensors = () => useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))

const silent = () => undefined

/** Boards and calendars announce moves themselves: also those by keys, and what became of them. */
export const OWN_ANNOUNCEMENTS = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}
