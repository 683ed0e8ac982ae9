import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { NavFlyout } from './NavFlyout.tsx'
import type { Stack } from './stacks.ts'
import { useFlyout } from './useFlyout.ts'

const TILE = 'nav-line nav-tile'

/** Letters of a word that a tile is too narrow for in its usual size. */
const LONG = 10

const Face = ({ stack }: { readonly stack: Stack }) => {
  const label = useLabel()(stack.label)
  const long = label.split(/\s/).some(({ length }) => length >= LONG)
  return (
    <>
      {stack.icon && <NavIcon icon={stack.icon} />}
      <span className={long ? 'nav-long' : undefined}>{label}</span>
    </>
  )
}

interface TileProps {
  readonly stack: Stack
}

interface PanelTileProps {
  readonly stack: Stack
  /** Its items are those in the column. */
  readonly shown: boolean
  readonly choose: () => void
  /** Id of what shows the items of the chosen tile. */
  readonly shownIn: string
}

/** A stack of one item leads there. */
export const TileLink = ({ stack }: TileProps) => {
  const item = stack.entries[0]?.items[0]
  if (!item) return null
  return (
    <li>
      <LinkBase to={item.to} className={TILE} aria-current={stack.active === item ? 'page' : undefined}>
        <Face stack={stack} />
      </LinkBase>
    </li>
  )
}

/** A stack whose items open beside it. */
export const FlyoutTile = ({ stack }: TileProps) => {
  const label = useLabel()(stack.label)
  const { button, flyout } = useFlyout()
  return (
    <li>
      <button type="button" className={TILE} data-active={stack.active !== undefined} {...button}>
        <Face stack={stack} />
      </button>
      <NavFlyout {...flyout} label={label} entries={stack.entries} />
    </li>
  )
}

/** A stack whose items are shown in the column beside all of them. */
export const PanelTile = ({ stack, shown, choose, shownIn }: PanelTileProps) => (
  <li>
    <button
      type="button"
      className={TILE}
      onClick={choose}
      data-active={stack.active !== undefined}
      aria-expanded={shown}
      aria-controls={shown ? shownIn : undefined}
    >
      <Face stack={stack} />
    </button>
  </li>
)
