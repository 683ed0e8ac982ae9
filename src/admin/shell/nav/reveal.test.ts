import { describe, expect, it } from 'vitest'
import { scrollFor } from './reveal.ts'

const menu = { top: 64, bottom: 664 }
const lineAt = (top: number) => ({ top, bottom: top + 40 })

describe('the chosen line of a menu that is longer than its place', () => {
  it('leaves the menu alone where the line is seen', () => {
    expect([lineAt(72), lineAt(300), lineAt(600)].map((line) => scrollFor(menu, line))).toEqual([0, 0, 0])
  })

  it('comes up from below the foot, or from where the foot fades, and stands clear of it', () => {
    expect(scrollFor(menu, lineAt(900))).toBe(324)
    expect(scrollFor(menu, lineAt(620))).toBe(44)
  })

  it('comes down from above the head', () => {
    expect(scrollFor(menu, lineAt(-40))).toBe(-152)
  })
})
