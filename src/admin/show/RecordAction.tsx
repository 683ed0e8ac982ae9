import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { isTouch, useFrozenActions } from './frozenActions.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  /** Why it can't be done to the record as it is: on hover, and as the answer to a press. */
  readonly unavailable?: string
  /** The next step of the record as it is: one action of a bar at most. */
  readonly primary?: boolean
  readonly onClick: () => void
}

/** Something that is done with a record on its page. In words on phones too: a sign alone would not say what it does. */
export const RecordAction = ({ label, icon, disabled = false, unavailable, primary = false, onClick }: Props) => {
  const notify = useNotify()
  const { inert, freezeAt } = useFrozenActions()
  const idle = inert || disabled || unavailable !== undefined
  return (
    <Button
      size="small"
      {...(primary && unavailable === undefined && { variant: 'contained', className: 'primary' })}
      startIcon={icon}
      aria-disabled={idle}
      title={unavailable}
      sx={idle ? { opacity: 0.5, cursor: 'default' } : undefined}
      onClick={(event) => {
        if (unavailable !== undefined) notify(unavailable, { type: 'info' })
        if (idle) return
        freezeAt(event.currentTarget, isTouch(event))
        onClick()
      }}
    >
      {label}
    </Button>
  )
}
