import { expect, test } from 'vitest'
import { createUndoOffer } from './undoable.ts'

const write = (version: number) => ({ entity: 'banks', id: '1', version, action: 'edit' }) as const

test('a request that may write ends the offer; one that has written nothing leaves it as it was', () => {
  const undo = createUndoOffer()
  const [first, second] = [write(1), write(2)]
  undo.offer(first)
  undo.forget()
  expect(undo.current().next).toBeUndefined()
  undo.keep()
  expect(undo.current().next).toBe(first)
  undo.forget()
  undo.offer(second)
  undo.begin(second)
  expect(undo.current().next).toBe(first)
})

test('what came before a write that can’t be undone is not offered', () => {
  const undo = createUndoOffer()
  undo.offer(write(1))
  undo.forget()
  undo.forget()
  undo.keep()
  expect(undo.current().next).toBeUndefined()
})
