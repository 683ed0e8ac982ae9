import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AwaitKeys, JOB_KEYS } from './AwaitKeys.tsx'
import { declareKey } from './declaredKeys.ts'
import { pressKey } from './pressKey.ts'
import { switchSingleKeys } from './singleKeys.ts'

const ran: string[] = []
const undeclare: (() => void)[] = []

beforeEach(() => {
  ran.length = 0
  document.body.innerHTML =
    '<button>b</button><input><input type="checkbox"><textarea></textarea><p contenteditable></p><div role="combobox" tabindex="0"></div><p role="gridcell" tabindex="0"></p><p role="gridcell" data-typing tabindex="0"></p>'
  undeclare.push(
    declareKey('create', () => ran.push('create')),
    declareKey('save', () => ran.push('save')),
  )
})

afterEach(() => {
  for (const end of undeclare.splice(0)) end()
  switchSingleKeys(true)
})

const press = (selector: string, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  addEventListener('keydown', pressKey)
  document.querySelector(selector)?.dispatchEvent(event)
  removeEventListener('keydown', pressKey)
  return event.defaultPrevented
}

const N = { key: 'n', code: 'KeyN' }
const SAVE = { key: 's', code: 'KeyS', ctrlKey: true }

test.each(['body', 'button', 'input[type=checkbox]', '[role=gridcell]'])('a key acts at %s', (place) => {
  expect(press(place, N)).toBe(true)
  expect(ran).toEqual(['create'])
})

test.each(['input', 'textarea', 'p', '[role=combobox]', '[data-typing]'])(
  'a key without Ctrl is typed in %s, one with Ctrl acts',
  (place) => {
    expect(press(place, N)).toBe(false)
    expect(press(place, SAVE)).toBe(true)
    expect(ran).toEqual(['save'])
  },
)

test('a key without Ctrl does nothing below a dialog', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  press('button', N)
  expect(ran).toEqual([])
})

test('a key without Ctrl does nothing if the user has switched these off, Ctrl+S does', () => {
  switchSingleKeys(false)
  press('button', N)
  press('button', SAVE)
  expect(ran).toEqual(['save'])
})

test('of two declarations the later acts, and the earlier one again where it declines or has ended', () => {
  let applies = true
  const end = declareKey('create', () => (applies ? ran.push('later') : false))
  press('button', N)
  applies = false
  press('button', N)
  end()
  press('button', N)
  expect(ran).toEqual(['later', 'create', 'create'])
})

test('a key that nobody declares keeps its effect', () => {
  expect(press('button', { key: 'x', code: 'KeyX' })).toBe(false)
})

const A = { key: 'a', code: 'KeyA' }
const B = { key: 'b', code: 'KeyB' }

describe('While a part of the page is loading', () => {
  test('its keys are kept for it, and keys pressed after them stay behind them', async () => {
    const loading = render(<AwaitKeys names={['selectAll']} />)
    expect(press('button', A)).toBe(true)
    expect(press('button', B)).toBe(true)
    expect(press('button', N)).toBe(true)
    expect(ran).toEqual([])
    undeclare.push(
      declareKey('changeSelected', () => ran.push('changeSelected')),
      declareKey('selectAll', () => ran.push('selectAll')),
    )
    loading.unmount()
    await waitFor(() => expect(ran).toEqual(['selectAll', 'changeSelected', 'create']))
  })

  test('other keys act at once, and keys of the browser keep their effect', () => {
    const loading = render(<AwaitKeys names={['selectAll', 'nextRow']} />)
    expect(press('button', N)).toBe(true)
    expect(press('button', { key: 'ArrowDown', code: 'ArrowDown' })).toBe(false)
    expect(press('input', A)).toBe(false)
    expect(ran).toEqual(['create'])
    loading.unmount()
  })

  test('the undo of its work is kept for it, except in fields, where it undoes what was typed', async () => {
    const UNDO = { key: 'z', code: 'KeyZ', ctrlKey: true }
    const loading = render(<AwaitKeys names={JOB_KEYS} />)
    expect(press('input', UNDO)).toBe(false)
    expect(press('button', UNDO)).toBe(true)
    undeclare.push(declareKey('undo', () => ran.push('undo')))
    loading.unmount()
    await waitFor(() => expect(ran).toEqual(['undo']))
  })

  test('held keys are dropped once the user points elsewhere, or nothing that is loading will take them', async () => {
    const loading = render(<AwaitKeys names={['selectAll']} />)
    press('button', A)
    dispatchEvent(new Event('pointerdown'))
    press('button', A)
    loading.unmount()
    // Held behind it, and run once it is gone.
    press('button', N)
    await waitFor(() => expect(ran).toEqual(['create']))
    undeclare.push(declareKey('selectAll', () => ran.push('selectAll')))
    press('button', N)
    expect(ran).toEqual(['create', 'create'])
  })
})
