import type { ComponentProps } from 'react'
import type { viewOfType } from '../../admin/fieldTypes.ts'
import { NameInput } from './NameInput.tsx'
import { useRightNames } from './useRightNames.ts'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Input']>

/** Chooses the entity or screen of a right. */
const RightOn = ({ source, label, helperText, required, disabled = false }: Props) => (
  <NameInput source={source} label={label} helperText={helperText} required={required} disabled={disabled} choices={useRightNames()} />
)

export default RightOn
