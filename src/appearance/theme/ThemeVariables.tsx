import { GlobalStyles } from '@mui/material'
import type { HubTheme } from './muiTheme.ts'

/** The theme's names for the variables of the root; MUI writes them itself only where it keeps the mode. */
export const ThemeVariables = ({ theme }: { readonly theme: HubTheme }) => <GlobalStyles styles={theme.generateStyleSheets?.() ?? []} />
