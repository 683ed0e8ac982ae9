import { type Theme, useMediaQuery } from '@mui/material'
import { Button, type ButtonProps } from 'react-admin'

/** A tool of a list. Where it has given up its word (`ListTools`) whoever points at it is told; on phones react-admin tells it. */
export const ToolButton = ({ label, ...props }: ButtonProps & { readonly label: string }) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Button {...props} label={label} title={narrow ? undefined : label} />
}
