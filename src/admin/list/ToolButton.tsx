import { type Theme, useMediaQuery } from '@mui/material'
import { Button, type ButtonProps } from 'react-admin'

/** A tool of a list. Where its label is hidden (`ListTools`) a tooltip shows it; on phones react-admin does. */
export const ToolButton = ({ label, ...props }: ButtonProps & { readonly label: string }) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Button {...props} label={label} title={narrow ? undefined : label} />
}
