import type { Direction, ThemeOptions } from '@mui/material'
import { accentOf, SURFACES } from './palette.ts'
import type { AppearanceSettings, ControlSize } from './settings.ts'

/** Pixels of a text's line and of a control's padding. */
const SIZES: Readonly<Record<ControlSize, { readonly font: number; readonly spacing: number }>> = {
  xs: { font: 12, spacing: 6 },
  sm: { font: 13, spacing: 7 },
  md: { font: 14, spacing: 8 },
  lg: { font: 16, spacing: 9 },
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", "Helvetica Neue", Arial, sans-serif'

const palette = ({ themeSchema, mode }: AppearanceSettings): ThemeOptions['palette'] => {
  const { primary, primaryDeep, primaryMild, neutral } = accentOf(themeSchema, mode)
  const { page, paper, text, muted, line, danger } = SURFACES[mode]
  return {
    mode,
    // WCAG AA for text on coloured grounds, as in messages.
    contrastThreshold: 4.5,
    primary: { main: primary, dark: primaryDeep, light: primaryMild, contrastText: neutral },
    secondary: { main: primary, dark: primaryDeep, light: primaryMild, contrastText: neutral },
    error: { main: danger },
    background: { default: page, paper },
    text: { primary: text, secondary: muted },
    divider: line,
  }
}

/** React-admin's own parts, which MUI's type does not name. On the tinted ground of the selection's bar red and accent would be too faint. */
const adminParts = ({ raised, text, line }: (typeof SURFACES)[keyof typeof SURFACES]) => ({
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: raised, color: text, borderBottom: `1px solid ${line}` } },
    },
  },
})

const components = (mode: AppearanceSettings['mode']): ThemeOptions['components'] => {
  const { paper, raised, line } = SURFACES[mode]
  const floating = { styleOverrides: { paper: { backgroundColor: raised } } }
  return {
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: paper, backgroundImage: 'none', boxShadow: 'none', borderBottom: `1px solid ${line}` } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { backgroundColor: raised, '&:focus-visible': { outline: 'none' } } } },
    MuiDrawer: floating,
    MuiMenu: floating,
    MuiPopover: floating,
    MuiAutocomplete: { defaultProps: { fullWidth: true }, ...floating },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiCard: { styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none', border: `1px solid ${line}` } } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600, whiteSpace: 'nowrap' }, root: { borderBottomColor: line } } },
    MuiTableRow: { styleOverrides: { root: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 } } } },
    // Mirrored with the page, whatever direction the text itself runs in.
    MuiInputBase: { styleOverrides: { input: { textAlign: 'left' } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
    ...adminParts(SURFACES[mode]),
  }
}

/** Material UI's theme of the settings in force. */
export const muiTheme = (settings: AppearanceSettings, direction: Direction): ThemeOptions => {
  const { font, spacing } = SIZES[settings.controlSize]
  return {
    direction,
    palette: palette(settings),
    spacing,
    shape: { borderRadius: 8 },
    typography: { fontFamily: FONT, fontSize: font, button: { textTransform: 'none', fontWeight: 600 } },
    sidebar: { width: 240, closedWidth: 50 },
    components: components(settings.mode),
  }
}
