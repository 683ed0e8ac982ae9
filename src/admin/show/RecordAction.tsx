import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useFrozenActions } from './frozenActions.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  /** The next step of the record as it is: one action of a bar at most. */
  readonly primary?: boolean
  readonly onClick: () => void
}

/** Something that is done with a record on its page. In words on phones too: a sign alone would not say what it does. */
export const RecordAction = ({ label, icon, disabled = false, primary = false, onClick }: Props) => {
  const { inert, freezeAt } = useFrozenActions()
  const idle = inert || disabled
  return (
    <Button
      size="small"
      {...(primary && { variant: 'contained', className: 'primary' })}
      startIcon={icon}
      aria-disabled={idle}
      sx={idle ? { opacity: 0.5, cursor: 'default' } : undefined}
      onClick={(event) => {
        if (idle) return
        freezeAt(event.currentTarget)
        onClick()
      }}
    >
      {label}
    </Button>
  )
}
