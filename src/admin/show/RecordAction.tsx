import { Button, type ButtonProps } from '@mui/material'
import type { ReactNode } from 'react'

interface Props extends Pick<ButtonProps, 'onClick' | 'disabled'> {
  readonly label: string
  readonly icon: ReactNode
}

/** Something that is done with a record on its page. In words on phones too: a sign alone would not say what it does. */
export const RecordAction = ({ label, icon, ...rest }: Props) => (
  <Button size="small" startIcon={icon} {...rest}>
    {label}
  </Button>
)
