import { type Theme, useMediaQuery } from '@mui/material'
import { Button, type ButtonProps } from 'react-admin'

/** A button of a list's toolbar. A tooltip shows its label if it is hidden (`ListTools`); on phones react-admin adds one. */
export const ToolButton = ({ label, ...props }: ButtonProps & { readonly label: string }) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Button {...props} label={label} title={narrow ? undefined : label} />
}
