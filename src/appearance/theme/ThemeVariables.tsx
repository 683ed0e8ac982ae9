import { GlobalStyles } from '@mui/material'
import type { HubTheme } from './muiTheme.ts'

/** The theme's CSS variables. MUI writes them itself only if it manages the mode. */
export const ThemeVariables = ({ theme }: { readonly theme: HubTheme }) => <GlobalStyles styles={theme.generateStyleSheets?.() ?? []} />
