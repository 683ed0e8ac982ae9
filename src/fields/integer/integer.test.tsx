import { render } from '@testing-library/react'
import { I18nContextProvider, type I18nProvider } from 'react-admin'
import { expect, test } from 'vitest'
import type { CellProps } from '../fieldView.ts'
import { integerView } from './integer.view.tsx'

const english = { translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => 'en' } as I18nProvider

const shown = (value: number, schema: object): string => {
  const { Cell } = integerView
  const props = { value, field: { schema } } as unknown as CellProps
  const { container, unmount } = render(
    <I18nContextProvider value={english}>
      <Cell {...props} />
    </I18nContextProvider>,
  )
  const text = container.textContent ?? ''
  unmount()
  return text
}

test('a year is written without a sign between its thousands, a count with one', () => {
  expect(shown(1982, { type: 'integer', minimum: 1900, maximum: 2100 })).toBe('1982')
  expect(shown(1982, { type: 'integer', minimum: 0 })).toBe('1,982')
})
