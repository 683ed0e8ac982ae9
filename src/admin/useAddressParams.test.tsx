import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useAddressParams } from './useAddressParams.ts'

test('a change keeps the one before it, which is not shown yet', () => {
  const { result } = renderHook(useAddressParams, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?a=1']}>{children}</MemoryRouter>,
  })
  const [, change] = result.current
  act(() => {
    change((now) => ({ ...Object.fromEntries(now), b: '2' }))
    change((now) => ({ ...Object.fromEntries(now), c: '3' }))
  })
  expect(result.current[0].toString()).toBe('a=1&b=2&c=3')
})
