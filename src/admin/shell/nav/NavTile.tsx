import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { NavFlyout } from './NavFlyout.tsx'
import type { Stack } from './stacks.ts'
import { useFlyout } from './useFlyout.ts'

const TILE = 'nav-line nav-tile'

/** Length from which a word is too long for a tile in its usual font size. */
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
  /** Whether the column shows its items. */
  readonly shown: boolean
  readonly choose: () => void
  /** Id of the element that shows the items of the selected tile. */
  readonly shownIn: string
}

/** A stack of one item: a link. */
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

/** A stack whose items open in a flyout. */
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

/** A stack whose items are shown in the column beside the tiles. */
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
