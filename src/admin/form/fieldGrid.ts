/** The page's column, whose own width decides how much stands beside each other: menus and panels beside it may be open or not. */
export const FORM = { containerType: 'inline-size', containerName: 'form' } as const

/** From here on fields stand beside each other; from here on three of them, or the section's title beside them. */
const ORDINARY = '@container form (min-width: 560px)'
const WIDE = '@container form (min-width: 1180px)'

export const AT = { ORDINARY, WIDE } as const

/**
 * The grid of a form's fields. Help and errors of one line stand in the gap between rows, so that rows keep the same distance whether there are any
 * and nothing moves when there are.
 */
export const FIELD_GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: '2rem',
  paddingBottom: '0.75rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [ORDINARY]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  '& .MuiFormControl-root, & .MuiTextField-root': { marginBlock: 0 },
  '& .MuiFormControlLabel-root': { minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiFormControlLabel-root .MuiSwitch-root': { marginInlineStart: 0 },
  '& .MuiFormHelperText-root': { marginTop: '2px', marginBottom: 'calc(-2px - 1.35em)', lineHeight: 1.35 },
} as const

/** The place of one field in it. */
export const fieldPlace = (ordinary: number, wide: number) => ({
  minWidth: 0,
  [ORDINARY]: { gridColumn: `span ${ordinary}` },
  [WIDE]: { gridColumn: `span ${wide}` },
})
