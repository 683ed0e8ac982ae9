import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { useFrozenActions } from './frozenActions.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly disabled?: boolean
  /** Why the action is unavailable; shown on hover and on click. */
  readonly unavailable?: string
  /** Whether it is the record's next step; at most one action of a bar. */
  readonly primary?: boolean
  readonly onClick: () => void
}

/** A button for an action on a record's page. Keeps its label on phones, as an icon would not explain the action. */
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
        freezeAt(event.currentTarget)
        onClick()
      }}
    >
      {label}
    </Button>
  )
}
