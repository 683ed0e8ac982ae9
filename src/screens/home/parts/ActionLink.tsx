import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import type { Action } from '../../../model/entitySchema.ts'

interface Props {
  readonly to: string
  readonly label: string
  /** Renders nothing for users without this right. */
  readonly right: readonly [entity: string, action: Action]
}

/** Link to the next step in an empty panel. */
export const ActionLink = ({ to, label, right }: Props) => {
  const may = useMay()
  if (!may(...right)) return null
  return (
    <Button component={LinkBase} to={to} variant="outlined" size="small">
      {label}
    </Button>
  )
}
