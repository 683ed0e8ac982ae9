import { VISUALLY_HIDDEN } from '../../../../ui/visuallyHidden.ts'
import { GUTTER } from '../columns/columnWidths.ts'

/** Height of a line in CSS pixels. */
export const LINE = 40

/** Maximum height of the grid: share of the window's height, and CSS pixels. */
export const MAX_SIZE = { ofWindow: 0.7, pixels: 720 } as const

/** Styles of an input in a cell: it fills the cell, and the heading replaces its visible label. */
const INPUT = {
  '& .input': { flex: 1, minWidth: 0 },
  '& .input .MuiInputLabel-root, & .input .MuiFormControlLabel-label': VISUALLY_HIDDEN,
  '& .input .MuiFormControl-root': { margin: 0, minWidth: 0 },
  '& .input .MuiFormHelperText-root': VISUALLY_HIDDEN,
  '& .input .MuiInputBase-root': { minHeight: LINE - 2, borderRadius: 0, backgroundColor: 'var(--paper)', paddingBlock: 0 },
  '& .input .MuiInputBase-input': { paddingInline: '8px' },
  '& .input .MuiOutlinedInput-notchedOutline': { border: 0, top: 0, '& legend': { display: 'none' } },
  '& .numeric .input .MuiInputBase-input': { textAlign: 'right' },
} as const

const CELL = {
  '& .cell': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: '8px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    borderInlineEnd: '1px solid var(--line)',
    cursor: 'cell',
    userSelect: 'none',
    outline: 0,
  },
  '& .cell > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .numeric': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  '& .locked': { color: 'text.secondary' },
  '& .computed': { fontStyle: 'italic' },
  '& .absent': { backgroundColor: 'color-mix(in srgb, var(--text) 5%, transparent)' },
  '& .selected': { backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main, currentColor) 12%, transparent)' },
  '& .cautious': { fontWeight: 600, color: 'warning.main' },
  '& .cell > .caution': { flex: 'none', marginInlineEnd: 'auto', overflow: 'visible' },
  '& .wrong': { boxShadow: 'inset 0 -2px 0 var(--wrong)', color: 'var(--wrong)' },
  '& .active': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '&:not(:focus-within) .active': { outlineColor: 'transparent' },
  '&:not(:focus-within) .selected': { backgroundColor: 'transparent' },
  '& .open, & .open.active': { position: 'relative', outlineOffset: '0px', padding: 0, userSelect: 'auto', overflow: 'visible', zIndex: 1 },
  '@media (forced-colors: active)': {
    '& .selected': { outline: '1px solid Highlight', outlineOffset: '-1px' },
    '& .active': { outline: '3px solid Highlight' },
    '& .wrong': { borderBlockEnd: '3px double CanvasText' },
  },
} as const

const LINES = {
  '& .line': { display: 'grid', gridTemplateColumns: 'var(--tracks)', minWidth: 'var(--total)' },
  '& .lines .line': {
    position: 'absolute',
    insetInline: 0,
    height: LINE,
    borderBlockEnd: '1px solid var(--line)',
    backgroundColor: 'var(--paper)',
  },
  '& .lines .line.lifted': { zIndex: 4, boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' },
  '& .lines': { position: 'relative', minWidth: 'var(--total)' },
  '& .number': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    color: 'text.secondary',
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: 'var(--paper)',
    borderInlineEnd: '1px solid var(--line)',
    userSelect: 'none',
    touchAction: 'none',
  },
  '& .lines .number': { cursor: 'grab' },
} as const

const HEAD = {
  '& .head': { position: 'sticky', top: 0, zIndex: 3, backgroundColor: 'var(--paper)', borderBlockEnd: '1px solid var(--line)' },
  '& .heading': {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minWidth: 0,
    paddingInline: '8px',
    paddingBlock: '8px',
    fontSize: 13,
    fontWeight: 600,
    lineHeight: 1.3,
    color: 'text.secondary',
    overflowWrap: 'anywhere',
    borderInlineEnd: '1px solid transparent',
  },
  '& .heading.numeric': { textAlign: 'end' },
  '& .edge': { position: 'absolute', insetInlineEnd: -4, insetBlock: 0, width: 9, cursor: 'col-resize', touchAction: 'none', zIndex: 1 },
  '& .edge:hover, & .edge:active': { background: 'linear-gradient(to right, transparent 4px, var(--focus) 4px 6px, transparent 6px)' },
} as const

/** Styles of the grid. */
export const GRID = {
  '--wrong': (theme: { palette: { error: { main: string } } }) => theme.palette.error.main,
  '--focus': (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  position: 'relative',
  overflow: 'auto',
  // Keeps focused cells clear of the sticky headings and line numbers.
  scrollPaddingTop: '56px',
  scrollPaddingInlineStart: `${GUTTER}px`,
  maxHeight: `min(${100 * MAX_SIZE.ofWindow}vh, ${MAX_SIZE.pixels}px)`,
  border: '1px solid var(--line)',
  borderRadius: 1,
  typography: 'body2',
  ...LINES,
  ...HEAD,
  ...CELL,
  ...INPUT,
} as const
