import { expect, test } from 'vitest'
import { followAppearance, inLightMode } from './applyAppearance.ts'
import { changeAppearance } from './settings.ts'

const root = document.documentElement
const looks = () => [root.className, root.style.colorScheme, root.style.getPropertyValue('--paper')]

test('what is read for paper is read in light mode; the page stays as it is', () => {
  changeAppearance({ mode: 'light' })
  const stop = followAppearance()
  const light = looks()
  changeAppearance({ mode: 'dark' })
  const dark = looks()
  expect(inLightMode(looks)).toEqual(light)
  expect(looks()).toEqual(dark)
  expect(dark).not.toEqual(light)
  expect(() => inLightMode(() => expect.unreachable())).toThrow()
  expect(looks()).toEqual(dark)
  stop()
})
