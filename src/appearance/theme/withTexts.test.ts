import { frFR } from '@mui/material/locale'
import { expect, test } from 'vitest'
import { muiTheme } from './muiTheme.ts'

test('MUI’s components speak the language and keep what the theme says of them', () => {
  const { components } = muiTheme('ltr', frFR)
  expect(components?.MuiAutocomplete?.defaultProps).toMatchObject({ clearText: 'Vider', fullWidth: true })
  expect(components?.MuiAutocomplete?.styleOverrides).toBeDefined()
  expect(components?.MuiPagination?.defaultProps).toHaveProperty('getItemAriaLabel')
})
