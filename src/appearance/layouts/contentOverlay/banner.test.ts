import { describe, expect, test } from 'vitest'
import { contrast, mixed } from '../../../../tests/support/browser/contrast.ts'
import { accentOf, SURFACES } from '../../theme/palette.ts'
import { MODES, THEME_SCHEMAS } from '../../theme/settings.ts'
import { BANNER, BANNER_QUIET } from './banner.ts'

describe.each(MODES)('On the banner in %s mode', (mode) => {
  test.each(THEME_SCHEMAS)('title and way to the page can be read in %s', (schema) => {
    const { [BANNER[mode].on]: under, page, text } = SURFACES[mode]
    const ground = mixed(accentOf(schema, mode).primaryMild, BANNER[mode].share, under)
    for (const ink of [text, mixed(text, BANNER_QUIET, page)]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
