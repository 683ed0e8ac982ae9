import { describe, expect, it } from 'vitest'
import { paintOf } from './paints.ts'

const NONE = paintOf(null)

describe('the paint for a colour', () => {
  it.each([
    ['Blue', 'bleu', 'Mavi', 'أزرق'],
    ['Black', 'Noir', 'siyah', 'أسود'],
    ['Silver', 'Argent', 'Gümüş', 'فضي'],
    ['Brown', 'Marron', 'Kahverengi', 'بني'],
    ['Yellow', 'Jaune', 'Sarı', 'أصفر'],
  ])('%s is one in all four languages, and not that of a car without a colour', (first, ...others) => {
    expect(paintOf(first)).not.toEqual(NONE)
    for (const word of others) expect(paintOf(word)).toEqual(paintOf(first))
  })

  it('is found within what a seller wrote', () => {
    expect(paintOf('Dark blue metallic')).toEqual(paintOf('blue'))
  })

  it('is primer where the word is unknown', () => {
    expect(paintOf('iridescent')).toEqual(NONE)
  })
})
