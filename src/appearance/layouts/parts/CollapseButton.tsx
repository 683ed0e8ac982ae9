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

/** Button in the bar that collapses or expands the menu. */
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

/** The same as an item at the end of the menu; `short`: icon only. */
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
