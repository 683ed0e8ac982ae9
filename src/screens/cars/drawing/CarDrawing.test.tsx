import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BODIES } from './bodies/index.ts'
import { BODY_STYLES } from './bodyStyle.ts'
import { CarDrawing } from './CarDrawing.tsx'
import { paintOf } from './paints.ts'

const RED = paintOf('red')

const draw = (...styles: (typeof BODY_STYLES)[number][]) =>
  render(styles.map((style) => <CarDrawing key={style} body={BODIES[style]} paint={RED} />)).container

const allOf = (within: ParentNode, name: string) => [...within.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? '')

const NUMBERS = /-?\d+(?:\.\d+)?/g

describe('the drawing of a car', () => {
  it.each(BODY_STYLES)('shows a %s, in its paint, hidden from screen readers', (style) => {
    const svg = draw(style).querySelector('svg')
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    expect(svg?.innerHTML).toContain(RED.base)
  })

  it.each(BODY_STYLES)('has no broken path in a %s', (style) => {
    for (const path of allOf(draw(style), 'd')) {
      expect(path).not.toMatch(/NaN|undefined/)
      for (const number of path.match(NUMBERS) ?? []) expect(Math.abs(Number(number))).toBeLessThan(1000)
    }
  })

  it('is another one for each style', () => {
    const outlines = BODY_STYLES.map((style) => draw(style).querySelector('clipPath path')?.getAttribute('d'))
    expect(new Set(outlines).size).toBe(BODY_STYLES.length)
  })

  it('keeps its gradients to itself beside another, and refers to none that is not there', () => {
    const page = draw('coupe', 'wagon')
    const ids = allOf(page, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    const used = ['fill', 'stroke', 'clip-path']
      .flatMap((name) => allOf(page, name))
      .flatMap((value) => value.match(/(?<=url\(#)[^)]+/)?.[0] ?? [])
    expect(used.length).toBeGreaterThan(20)
    for (const id of used) expect(document.getElementById(id)).not.toBeNull()
  })
})
