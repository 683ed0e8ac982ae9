import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Found } from './Found.tsx'

const marked = (text: string, query: string) => {
  const { container } = render(<Found text={text} query={query} />)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
}

describe('What was looked for', () => {
  it('is highlighted wherever it occurs, each word separately, in any case', () => {
    expect(marked('Sales Order', 'sal ORD')).toEqual(['Sal', 'Ord'])
    expect(marked('banana', 'an')).toEqual(['an', 'an'])
  })

  it('does not when there is nothing to look for, or nothing of it', () => {
    expect(marked('Sales Order', '  ')).toEqual([])
    expect(marked('Sales Order', 'customer')).toEqual([])
  })

  it('may be written with signs that mean something to a machine', () => {
    expect(marked('C++ (parts)', 'c++ (')).toEqual(['C++', '('])
  })
})
