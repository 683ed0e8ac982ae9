/** The page's column, a container whose own width decides how many fields share a line: menus and panels beside it may be open or not. */
export const FORM = { containerType: 'inline-size', containerName: 'form' } as const

/** From here on fields share a line; from here on three of them, or the section's title is beside them. */
const ORDINARY = '@container form (min-width: 560px)'
const WIDE = '@container form (min-width: 1180px)'

export const AT = { ORDINARY, WIDE } as const

/** The grid of a form's fields. Help and errors belong to their row: however many lines they take, the next row keeps its distance to them. */
export const FIELD_GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [ORDINARY]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  // A field that currently renders nothing takes no row.
  '& > :empty': { display: 'none' },
  '& .MuiFormControl-root, & .MuiTextField-root': { marginBlock: 0, minWidth: 0 },
  '& .MuiFormControlLabel-root': { minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiFormControlLabel-root .MuiSwitch-root': { marginInlineStart: 0 },
  '& .MuiFormHelperText-root': { marginBlock: '4px 0', lineHeight: 1.4, textWrap: 'balance' },
} as const

/** The place of one field in it. */
export const fieldPlace = (ordinary: number, wide: number) => ({
  minWidth: 0,
  [ORDINARY]: { gridColumn: `span ${ordinary}` },
  [WIDE]: { gridColumn: `span ${wide}` },
})
