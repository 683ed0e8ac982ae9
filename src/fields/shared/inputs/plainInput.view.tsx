import type { InputProps } from '../../fieldView.ts'

/** The part of an input's props that react-admin's own inputs understand. */
export const raProps = ({ source, label, helperText, required, disabled, autoFocus }: InputProps) => ({
  source,
  label,
  helperText,
  isRequired: required,
  disabled,
  autoFocus,
  fullWidth: true,
})
