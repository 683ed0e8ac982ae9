import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import type { viewOfType } from '../../admin/fieldTypes.ts'
import { NameInput } from './NameInput.tsx'
import { useOperationNames } from './useOperationNames.ts'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Input']>

/** Chooses the controlled operation; keeps a value that is no longer known. */
const OperationInput = ({ source, label, helperText, required, disabled = false }: Props) => {
  const known = useOperationNames()
  const value: unknown = useWatch({ name: source })
  const other = typeof value === 'string' && value !== '' && !known.some(({ id }) => id === value) ? [{ id: value, name: value }] : []
  return (
    <NameInput
      source={source}
      label={label}
      helperText={helperText}
      required={required}
      disabled={disabled}
      choices={[...known, ...other]}
    />
  )
}

export default OperationInput
