import type { InputProps } from '../../fieldView.ts'

/** The props for react-admin's own inputs. */
export const raProps = ({ source, label, helperText, required, disabled, autoFocus }: InputProps) => ({
  source,
  label,
  helperText,
  isRequired: required,
  disabled,
  autoFocus,
  fullWidth: true,
})
