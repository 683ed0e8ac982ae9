import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../theme/settings.ts'
import { withChosenLayout, withRouteLayout } from './routeLayout.ts'

const stored = { ...DEFAULT_SETTINGS.layout, sideNavCollapse: true }
const overridden = withRouteLayout(stored, 'topBarClassic')

test('A page with a layout of its own gets it, and the one before comes back after it', () => {
  expect(overridden).toEqual({ type: 'topBarClassic', previousType: 'collapsibleSide', sideNavCollapse: true })
  expect(withRouteLayout(overridden, undefined)).toEqual(stored)
})

test('From one such page to the next the first layout is remembered', () => {
  expect(withRouteLayout(withRouteLayout(overridden, 'contentOverlay'), undefined)).toEqual(stored)
})

test('A page that asks for the layout in force, or for none, changes nothing', () => {
  expect(withRouteLayout(stored, 'collapsibleSide')).toBe(stored)
  expect(withRouteLayout(stored, undefined)).toBe(stored)
})

test('What is chosen on such a page stays', () => {
  const chosen = withChosenLayout(overridden, 'framelessSide')
  expect(withRouteLayout(chosen, undefined).type).toBe('framelessSide')
})
