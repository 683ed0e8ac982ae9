import { TextField, ThemeProvider } from '@mui/material'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { muiTheme } from './muiTheme.ts'
import { ThemeVariables } from './ThemeVariables.tsx'

const cssOf = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

test('inputs notice that the browser fills them in, by animations that the page has once', () => {
  const theme = muiTheme('ltr')
  render(
    <ThemeProvider theme={theme}>
      <ThemeVariables theme={theme} />
      <TextField label="Code" />
      <TextField label="Name" />
    </ThemeProvider>,
  )
  expect(JSON.stringify(theme.components?.MuiInputBase?.styleOverrides)).toContain(
    '"&:-webkit-autofill":{"animation":"mui-auto-fill 5000s"}',
  )
  expect(cssOf().match(/@keyframes mui-auto-fill\{/g)).toHaveLength(1)
})
