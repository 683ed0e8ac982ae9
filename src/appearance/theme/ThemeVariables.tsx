import { GlobalStyles } from '@mui/material'
import { AUTOFILL_FRAMES } from './muiComponents.ts'
import type { HubTheme } from './muiTheme.ts'

/** The theme's CSS variables, which MUI writes itself only if it manages the mode, and animations of inputs. */
export const ThemeVariables = ({ theme }: { readonly theme: HubTheme }) => (
  <GlobalStyles styles={[...(theme.generateStyleSheets?.() ?? []), AUTOFILL_FRAMES]} />
)
