import { expect, test } from 'vitest'
import { muiTheme } from './muiTheme.ts'

test('a change of mode takes effect at once: no colour takes its time, movement does', () => {
  const { transitions } = muiTheme('ltr')
  expect(transitions.create(['background-color', 'border-color', 'color', 'fill'], { duration: 250 })).toBe('none')
  expect(transitions.create(['color', 'transform'], { duration: 250 })).toBe('transform 250ms cubic-bezier(0.4, 0, 0.2, 1) 0ms')
  expect(transitions.create('height', { duration: '150ms', delay: 20 })).toBe('height 150ms cubic-bezier(0.4, 0, 0.2, 1) 20ms')
  expect(transitions.create('all')).toMatch(/^opacity 200ms .*,transform 200ms /)
})
