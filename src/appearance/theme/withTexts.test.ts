import { frFR } from '@mui/material/locale'
import { expect, test } from 'vitest'
import { muiTheme } from './muiTheme.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { withTexts } from './withTexts.ts'

test('MUI’s components speak the language and keep what the theme says of them', () => {
  const { components } = withTexts(muiTheme(DEFAULT_SETTINGS, 'ltr'), frFR)
  expect(components?.MuiAutocomplete?.defaultProps).toMatchObject({ clearText: 'Vider', fullWidth: true })
  expect(components?.MuiAutocomplete?.styleOverrides).toBeDefined()
  expect(components?.MuiPagination?.defaultProps).toHaveProperty('getItemAriaLabel')
})
