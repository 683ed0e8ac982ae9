interface State {
  /** Something is held over it. */
  readonly over: boolean
  readonly invalid?: boolean
  readonly disabled?: boolean
}

/** Where files are dropped or chosen: one look, wherever it is. */
export const dropLook = ({ over, invalid = false, disabled = false }: State) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center' as const,
  border: '1px dashed',
  borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'color-mix(in srgb, var(--muted) 50%, var(--line))',
  borderRadius: 1,
  color: 'text.secondary',
  cursor: disabled ? 'default' : 'pointer',
  ...(over && { backgroundColor: 'var(--hover)' }),
  ...(!disabled && { '&:hover': { backgroundColor: 'var(--hover)' } }),
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
})
