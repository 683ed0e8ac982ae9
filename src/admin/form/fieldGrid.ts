import type { CSSProperties } from 'react'
import { UPDATED } from './live/updatedFields.ts'

/** The container whose width determines the fields per row; not the window's, as menus and panels beside it can be open. */
export const FORM = { containerType: 'inline-size', containerName: 'form' } as const

/** Width from which fields share a row; below, the width for three per row, or for the section's title beside them. */
const ORDINARY = '@container form (min-width: 560px)'
const WIDE = '@container form (min-width: 1180px)'

export const AT = { ORDINARY, WIDE } as const

/** The grid of a form's fields. Helper texts and errors are part of the row, so they don't overlap the next one. */
export const FIELD_GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [ORDINARY]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  '& > [data-field]': {
    minWidth: 0,
    [ORDINARY]: { gridColumn: 'span var(--columns)' },
    [WIDE]: { gridColumn: 'span var(--wide-columns)' },
  },
  '& > .updated': UPDATED,
  // A field that renders nothing takes no space.
  '& > :empty': { display: 'none' },
  '& .MuiFormControl-root, & .MuiTextField-root': { marginBlock: 0, minWidth: 0 },
  '& .MuiFormControlLabel-root': { minHeight: 'var(--control)', marginInline: 0 },
  '& .MuiFormControlLabel-root .MuiSwitch-root': { marginInlineStart: 0 },
  '& .MuiFormHelperText-root': { marginBlock: '4px 0', lineHeight: 1.4, textWrap: 'balance' },
} as const

/** Columns of one field, in variables: a rule of its own for each of some hundred fields takes a tenth of the time in which a form opens. */
export const fieldPlace = (ordinary: number, wide: number): CSSProperties =>
  ({ '--columns': ordinary, '--wide-columns': wide }) as CSSProperties
