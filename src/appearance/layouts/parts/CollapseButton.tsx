import MenuIcon from '@mui/icons-material/Menu'
import MenuOpen from '@mui/icons-material/MenuOpen'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ChromeProps } from '../slots.ts'

type Props = Pick<ChromeProps, 'collapsed' | 'toggle'>

const useFace = ({ collapsed }: Props) => {
  const label = useTranslate()(collapsed ? 'app.shell.expandMenu' : 'app.shell.collapseMenu')
  return { label, Icon: collapsed ? MenuIcon : MenuOpen }
}

/** Makes the menu narrow or wide; in the bar. */
export const CollapseButton = (props: Props) => {
  const { label, Icon } = useFace(props)
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-expanded={!props.collapsed} onClick={props.toggle}>
        <Icon className="pointing" />
      </IconButton>
    </Tooltip>
  )
}

/** The same at the foot of the menu, as a line of it; `short` with its icon alone. */
export const CollapseLine = ({ short, ...props }: Props & { readonly short?: boolean }) => {
  const { label, Icon } = useFace(props)
  const alone = short ?? props.collapsed
  return (
    <button
      type="button"
      className="nav-line"
      aria-label={label}
      aria-expanded={!props.collapsed}
      title={alone ? label : undefined}
      onClick={props.toggle}
    >
      <Icon className="pointing" fontSize="small" />
      {!alone && <span className="nav-text">{label}</span>}
    </button>
  )
}
