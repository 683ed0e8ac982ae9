import { render } from '@testing-library/react'
import { I18nContextProvider, type I18nProvider } from 'react-admin'
import { expect, test } from 'vitest'
import type { EntitySchema } from '../../model/entitySchema.ts'
import { loadModel } from '../../model/loadModel.ts'
import { integerField } from './integer.ts'
import { integerView } from './integer.view.tsx'

const english = { translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => 'en' } as I18nProvider

const shown = (value: number, schema: EntitySchema['properties'][string]): string => {
  const { Cell } = integerView
  const [entity] = loadModel(
    [{ file: 'schemas/things.ts', schema: { $id: 'things', type: 'object', properties: { value: schema } } }],
    [integerField],
  ).list
  const field = entity?.fieldsByName.value
  if (!field) throw new Error('the model has no such field')
  const { container, unmount } = render(
    <I18nContextProvider value={english}>
      <Cell entity="things" field={field} value={value} />
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
