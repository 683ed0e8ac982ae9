import { VISUALLY_HIDDEN } from '../../../ui/visuallyHidden.ts'

const CELLS = {
  '& td': { verticalAlign: 'top', paddingBlock: 0.75, paddingInline: 0.5 },
  '& th': { paddingInline: 0.5, paddingBlock: 1, whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 1.35 },
  '& :is(th, td):first-of-type': { paddingInlineStart: 1 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0.5 },
  '& th .label': { display: 'block', paddingInline: '10px' },
  '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  // Right-aligned, so that digits line up in every language.
  '[dir=rtl] & .numeric': { textAlign: 'start' },
  // One row is one, however many lines it has.
  '& .open > td': { borderBottomColor: 'transparent' },
  '& tbody > tr:last-of-type > td': { borderBottomWidth: 0 },
} as const

/** The column's heading is the visible label; the input's own stays for screen readers. */
const INPUTS = {
  '& .MuiInputLabel-root': VISUALLY_HIDDEN,
  '& .MuiFormControlLabel-label': VISUALLY_HIDDEN,
  '& .MuiFormControlLabel-root': { justifyContent: 'center', width: '100%', minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiInputBase-input': { paddingInlineStart: '10px' },
  '& .numeric .MuiInputBase-input': { textAlign: 'right', paddingInline: '10px' },
  '[dir=rtl] & .numeric .MuiInputBase-input': { textAlign: 'left' },
  '& .MuiInputAdornment-positionEnd': { marginInlineStart: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiFormControl-root': { margin: 0, minWidth: 0 },
  '&& .MuiFormHelperText-root': { marginBlock: '2px 0', lineHeight: 1.35, whiteSpace: 'normal' },
  // What is worked out is read like a text.
  '& .Mui-disabled.MuiOutlinedInput-root': { backgroundColor: 'transparent' },
  '&& .Mui-disabled.MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': { border: 0 },
} as const

/** A table of inputs: a line of them for each row. */
export const GRID = { ...CELLS, '& .inputs': INPUTS } as const
