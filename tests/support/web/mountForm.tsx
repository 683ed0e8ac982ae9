import { createTheme, ThemeProvider } from '@mui/material'
import { act, render } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { I18nContextProvider } from 'react-admin'
import { schemaFormOf } from '../../../src/admin/schemaForm/SchemaForm.tsx'
import type { FieldSchema, Json } from '../../../src/model/entitySchema.ts'
import { createI18nProvider } from '../../../src/providers/i18n/i18nProvider.ts'
import type { LocaleName } from '../../../src/providers/i18n/locales.ts'

const theme = createTheme({ transitions: { create: () => 'none' } })

/** The form of a free value inside a record's form. `value` is what would be sent, `changes` the number of inputs. */
export const mountForm = async (schema: FieldSchema, value: Json, { locale = 'en' as LocaleName, root = schema } = {}) => {
  localStorage.setItem('locale', locale)
  const i18nProvider = await createI18nProvider([])
  const { Form } = schemaFormOf(schema, root)
  const seen = { value, changes: 0 }
  const Around = () => {
    const [now, setNow] = useState(value)
    return (
      <Form
        value={now}
        onChange={(next) => {
          seen.value = next
          seen.changes += 1
          setNow(next)
        }}
      />
    )
  }
  const { unmount } = await act(async () =>
    render(
      <ThemeProvider theme={theme}>
        <I18nContextProvider value={i18nProvider}>
          <Suspense fallback="…">
            <Around />
          </Suspense>
        </I18nContextProvider>
      </ThemeProvider>,
    ),
  )
  return { seen, unmount }
}
