import type { ThemeOptions } from '@mui/material'

const PHONE = '@media (max-width: 599.95px)'

/** Margin around a dialog on phones, so that the page below is visible. */
const MARGIN = 16

/** Styles of all dialogs: title, content and actions are aligned; the primary action is at the end. On phones the actions share the width. */
export const dialog = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 14,
        backgroundColor: 'var(--raised)',
        border: '1px solid var(--line)',
        boxShadow: 'var(--shadow)',
        '&:focus-visible': { outline: 'none' },
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
        [PHONE]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: MARGIN,
            width: `calc(100% - ${2 * MARGIN}px)`,
            maxWidth: `calc(100% - ${2 * MARGIN}px)`,
            maxHeight: `calc(100% - ${2 * MARGIN}px)`,
          },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4, padding: '20px 24px 8px', [PHONE]: { paddingInline: 20 } },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        paddingInline: 24,
        paddingBlock: '8px 12px',
        // Space for the label of a first input, which overlaps its border.
        '.MuiDialogTitle-root + &': { paddingTop: 8 },
        [PHONE]: { paddingInline: 20 },
      },
    },
  },
  MuiDialogContentText: { styleOverrides: { root: { fontSize: '0.875rem', lineHeight: 1.55 } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        gap: 8,
        padding: '12px 24px 20px',
        [PHONE]: {
          paddingInline: 20,
          flexWrap: 'wrap-reverse',
          '& > .MuiButton-root': { flex: '1 1 auto', minHeight: 'max(40px, var(--touch, 0px))' },
        },
      },
    },
  },
} satisfies ThemeOptions['components']
