import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import type { Action } from '../../../model/entitySchema.ts'

interface Props {
  readonly to: string
  readonly label: string
  /** Users without the right see no button. */
  readonly right: readonly [entity: string, action: Action]
}

/** What to do next where a part of the page has nothing to show. */
export const Way = ({ to, label, right }: Props) => {
  const may = useMay()
  if (!may(...right)) return null
  return (
    <Button component={LinkBase} to={to} variant="outlined" size="small">
      {label}
    </Button>
  )
}
