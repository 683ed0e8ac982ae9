import { describe, expect, test } from 'vitest'
import { contrast } from '../../../tests/support/browser/contrast.ts'
import { accentOf, SURFACES } from './palette.ts'
import { MODES, THEME_SCHEMAS } from './settings.ts'

describe.each(MODES)('In %s mode', (mode) => {
  const { page, paper, raised, text, muted, danger, caution, good, hint, field } = SURFACES[mode]
  const grounds = [page, paper, raised]

  test.each(THEME_SCHEMAS)('the colour of %s can be read, and text on it', (schema) => {
    const { primary, neutral } = accentOf(schema, mode)
    expect(contrast(primary, neutral)).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds) expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('fields have a visible edge', () => {
    for (const ground of grounds) expect(contrast(field, ground)).toBeGreaterThanOrEqual(3)
  })

  test('texts can be read on every ground', () => {
    for (const ground of grounds)
      for (const ink of [text, muted, danger, caution, good, hint]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
