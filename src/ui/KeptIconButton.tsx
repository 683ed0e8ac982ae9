import { IconButton, type IconButtonProps } from '@mui/material'

interface Props extends Omit<IconButtonProps, 'disabled'> {
  /** Whether it has nothing to do now. */
  readonly idle: boolean
}

/** Button that may become idle by being pressed, such as "up" at the top: it keeps the focus, which a disabled button loses. */
export const KeptIconButton = ({ idle, onClick, className, ...props }: Props) => (
  <IconButton
    {...props}
    aria-disabled={idle || undefined}
    className={[idle && 'Mui-disabled', className].filter(Boolean).join(' ')}
    onClick={idle ? undefined : onClick}
  />
)
