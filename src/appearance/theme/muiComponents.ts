import type { Theme, ThemeOptions } from '@mui/material'
import { checkbox } from './checkbox.ts'
import { dialog } from './dialog.ts'
import { reactAdminParts } from './reactAdminParts.ts'

const CONTROL = 'var(--control)'

/** Animations by which MUI's inputs notice that the browser fills them in, and empties them. */
const [FILLED, EMPTIED] = ['mui-auto-fill', 'mui-auto-fill-cancel']

const AUTOFILLED = {
  animation: `${EMPTIED} 10ms`,
  '&:-webkit-autofill': { animation: `${FILLED} 5000s` },
}

/** They animate nothing; browsers ignore these declarations. */
export const AUTOFILL_FRAMES = Object.fromEntries(
  [FILLED, EMPTIED].map((name) => [`@keyframes ${name}`, { from: { animationName: name } }]),
)

const floating = {
  styleOverrides: { paper: { backgroundColor: 'var(--raised)', border: '1px solid var(--line)', boxShadow: 'var(--shadow)' } },
}

const NEUTRAL = {
  color: 'var(--text)',
  '& .MuiButton-startIcon, & .MuiButton-endIcon': { color: 'var(--muted)' },
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&.Mui-disabled .MuiButton-icon': { color: 'inherit' },
}

const button = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: { minHeight: CONTROL, paddingBlock: 0, borderRadius: 8, whiteSpace: 'nowrap' },
    sizeSmall: { minHeight: `max(${CONTROL} - 6px, var(--touch, 0px))` },
    outlined: { borderColor: 'var(--line)', backgroundColor: 'var(--paper)' },
    contained: {
      '&.Mui-disabled': { color: 'var(--muted)', backgroundColor: 'color-mix(in srgb, var(--muted) 18%, var(--paper))' },
    },
    // Only the contained button of a view is coloured; the others are neutral.
    textPrimary: NEUTRAL,
    outlinedPrimary: NEUTRAL,
  },
} as const

const input = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--paper)',
        '&:not(.MuiInputBase-multiline)': { minHeight: CONTROL },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field)' },
        '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--muted)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, boxShadow: '0 0 0 3px var(--primary-subtle)' },
        '& ::-webkit-calendar-picker-indicator': { opacity: 0.6, cursor: 'pointer' },
        // The browser lays out a date by its own language; the icon is at the end in the page's direction.
        '[dir=rtl] & ::-webkit-calendar-picker-indicator': { order: -1, marginInline: '0 auto' },
        // Read-only values are muted. No fill, since the label is in the border.
        '&.Mui-disabled': { backgroundColor: 'transparent', color: 'var(--muted)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)', borderStyle: 'dashed' },
        '&.Mui-disabled .MuiOutlinedInput-input': { WebkitTextFillColor: 'var(--muted)' },
        '&.Mui-disabled ::-webkit-calendar-picker-indicator, &.Mui-disabled .MuiSelect-icon, &.Mui-disabled .MuiAutocomplete-endAdornment':
          { display: 'none' },
      },
      inputSizeSmall: { paddingBlock: `calc((${CONTROL} - 1.4375em) / 2)`, height: '1.4375em' },
    },
  },
  // Aligned by the page's direction, whatever that of the text.
  MuiInputBase: {
    // Once a page, not with each of some hundred inputs.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { fontSize: '0.875rem' },
      // High enough for Arabic letters: a lower line would shift them above those of neighbouring inputs.
      input: { textAlign: 'left', textOverflow: 'ellipsis', 'input&': { lineHeight: 1.7 }, ...AUTOFILLED },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        fontSize: '0.875rem',
        // Two functions, because the right-to-left plugin does not support `translate` with `calc`.
        '&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
          transform: `translateX(14px) translateY(calc((${CONTROL} - 1.4375em) / 2))`,
        },
        // Ends before the arrow of a list.
        '&:not(.MuiInputLabel-shrink):has(+ * > :is(.MuiSelect-icon, .MuiAutocomplete-endAdornment))': { maxWidth: 'calc(100% - 54px)' },
      },
    },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  // Read-only values stay readable.
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, '&.Mui-disabled': { color: 'var(--muted)' } } } },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: 'var(--muted)' } } } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      ...floating.styleOverrides,
      // The clear button takes space only while it is visible, except beside several values: they would wrap differently.
      root: {
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon:not(.Mui-focused, :hover, :has(.MuiAutocomplete-tag)) .MuiOutlinedInput-root':
          {
            paddingRight: 39,
          },
        // Their buttons are hidden.
        '&&&& .MuiOutlinedInput-root.Mui-disabled': { paddingRight: 9 },
      },
      // Disabled options stay legible, as they state the reason.
      option: { '&[aria-disabled=true].MuiAutocomplete-option': { opacity: 1, color: 'var(--muted)' } },
      // A code stays before a name in both directions.
      input: { unicodeBidi: 'plaintext' },
      inputRoot: {
        '&.MuiInputBase-sizeSmall': {
          paddingBlock: 0,
          '&:has(.MuiAutocomplete-tag)': { paddingBlock: 3 },
          '& .MuiAutocomplete-input': { paddingBlock: 4 },
        },
      },
    },
  },
} satisfies ThemeOptions['components']

const table = {
  // Containing block of text for screen readers, so that it scrolls with its cell and does not widen the page.
  MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: 'var(--line)', fontSize: '0.8125rem', padding: 'var(--cell) calc(1.75 * var(--space))' },
      head: {
        whiteSpace: 'nowrap',
        fontWeight: 500,
        fontSize: '0.75rem',
        lineHeight: 1.5,
        paddingBlock: 'max(8px, var(--cell))',
        color: 'var(--muted)',
        backgroundColor: 'color-mix(in srgb, var(--page) 55%, var(--paper))',
      },
      // Digits align only if numbers are right-aligned, in every language (`left` is mirrored here).
      alignRight: { '[dir=rtl] &': { textAlign: 'left', flexDirection: 'row' } },
      paddingCheckbox: { paddingBlock: 0, paddingInline: 'calc(0.5 * var(--space))', '& .MuiCheckbox-root': { padding: 4 } },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&:last-child > td': { borderBottomWidth: 1 },
        '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--primary-subtle)' },
        '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { '&.Mui-active': { color: 'var(--text)' } },
      icon: {
        fontSize: 16,
        marginInline: 2,
        color: 'var(--muted) !important',
        // An inactive sort icon takes no space.
        '.MuiTableSortLabel-root:not(.Mui-active) > &': { position: 'absolute', insetInlineStart: '100%', marginInline: 0 },
        '.MuiTableCell-alignRight .MuiTableSortLabel-root:not(.Mui-active) > &': { insetInlineStart: 'auto', insetInlineEnd: '100%' },
        '[dir=rtl] .MuiTableCell-alignRight .MuiTableSortLabel-root:not(.Mui-active) > &': {
          insetInlineStart: '100%',
          insetInlineEnd: 'auto',
        },
      },
    },
  },
} satisfies ThemeOptions['components']

/** A tinted chip, so that states don't dominate the record. */
const soft = (tone: string) => ({
  color: `color-mix(in srgb, var(--${tone}) 80%, var(--text))`,
  borderColor: 'transparent',
  backgroundColor: `color-mix(in srgb, var(--${tone}) 12%, var(--paper))`,
  '&.MuiChip-clickable:hover': { backgroundColor: `color-mix(in srgb, var(--${tone}) 18%, var(--paper))` },
})

const chip = {
  root: { borderRadius: 6, fontWeight: 500, '& .MuiChip-icon': { color: 'inherit' } },
  sizeSmall: { fontSize: '0.75rem' },
  outlined: { borderColor: 'var(--line)', backgroundColor: 'var(--paper)' },
  filled: { '&.MuiChip-colorDefault': { backgroundColor: 'var(--hover)' } },
  colorPrimary: soft('primary'),
  colorSuccess: soft('good'),
  colorWarning: soft('caution'),
  colorError: soft('danger'),
  colorInfo: soft('hint'),
}

/** A switch whose knob is inside the track. */
const toggle = {
  root: { width: 36, height: 20, padding: 0, marginInline: 8, overflow: 'visible' },
  switchBase: {
    padding: 2,
    '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--neutral)' },
    '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--primary)' },
    '&&.Mui-disabled': { color: 'color-mix(in srgb, var(--muted) 70%, var(--paper))' },
    '&&.Mui-disabled + .MuiSwitch-track': { opacity: 1, backgroundColor: 'color-mix(in srgb, var(--muted) 24%, var(--paper))' },
    '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--primary)', outlineOffset: 2 },
  },
  sizeSmall: { width: 36, height: 20, padding: 0, '& .MuiSwitch-switchBase': { padding: 2 } },
  thumb: { width: 16, height: 16, boxShadow: '0 1px 2px #0003' },
  track: { borderRadius: 10, opacity: 1, backgroundColor: 'var(--field)' },
}

/** Styles of Material UI's and react-admin's components. */
export const components: ThemeOptions['components'] = {
  ...input,
  ...table,
  ...reactAdminParts,
  MuiCssBaseline: { styleOverrides: { body: { fontSize: '0.875rem' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: { borderRadius: 12, boxShadow: 'var(--card-shadow)', border: '1px solid var(--line)', backgroundColor: 'var(--paper)' },
    },
  },
  ...dialog,
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: 'var(--raised)' } } },
  MuiMenu: floating,
  MuiPopover: floating,
  MuiMenuItem: {
    styleOverrides: {
      root: { fontSize: '0.875rem', minHeight: `max(32px, calc(${CONTROL} - 4px))`, borderRadius: 6, marginInline: 4 },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 34 } } },
  MuiButton: button,
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        // Not inside inputs, which can be pressed as a whole.
        '@media (pointer: coarse)': { '&:not(.MuiInputBase-root &)': { minWidth: 'var(--touch)', minHeight: 'var(--touch)' } },
      },
    },
  },
  MuiCheckbox: checkbox,
  MuiChip: { styleOverrides: chip },
  MuiSwitch: { styleOverrides: toggle },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { color: 'var(--page)', fontSize: '0.75rem', fontWeight: 500 } },
  },
  MuiTabs: {
    styleOverrides: {
      // Scroll buttons stand over the faded ends, so that tabs do not move away under the pointer when they appear.
      root: {
        minHeight: 44,
        position: 'relative',
        '& .MuiTabScrollButton-root': { position: 'absolute', insetBlock: 0, insetInlineStart: 0, zIndex: 1 },
        '& .MuiTabs-scroller ~ .MuiTabScrollButton-root': { insetInline: 'auto 0' },
      },
      scroller: { scrollPaddingInline: 40 },
      indicator: { height: 2.5, borderRadius: 2 },
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44, minWidth: 0, paddingInline: 14 } } },
  MuiAlert: {
    styleOverrides: { root: { borderRadius: 10 }, standard: { border: '1px solid var(--line)' }, message: { textWrap: 'pretty' } },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, backgroundColor: 'var(--primary-subtle)' } } },
  MuiLink: {
    styleOverrides: {
      // Links inside text get a larger touch target by vertical padding, which takes no space.
      root: ({ theme }: { readonly theme: Theme }) => ({
        textUnderlineOffset: theme.spacing(0.4),
        '@media (pointer: coarse)': { paddingBlock: 5 },
      }),
    },
  },
}
