import { Box } from '@mui/material'
import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import type { NavEntry } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { LINE } from './NavLink.tsx'
import { useFlyout } from './useFlyout.ts'

const TILE = {
  ...LINE,
  flexDirection: 'column',
  gap: 0.25,
  px: 0.25,
  py: 0.75,
  minHeight: 52,
  justifyContent: 'center',
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  textAlign: 'center',
  '& > span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-chosen=true]': {
    background: 'linear-gradient(var(--primary-subtle), var(--primary-subtle)), var(--paper)',
    color: 'primary.main',
  },
} as const

const Face = ({ entry }: { readonly entry: NavEntry }) => {
  const labelOf = useLabel()
  const [first] = entry.items
  return (
    <>
      {first && <NavIcon icon={first.icon} />}
      <span>{labelOf(entry.label)}</span>
    </>
  )
}

interface TileProps {
  readonly entry: NavEntry
  readonly chosen: boolean
}

interface ChosenTileProps extends TileProps {
  readonly choose: () => void
  /** Id of what shows the items of the chosen tile. */
  readonly shownIn: string
}

/** A heading of one item leads there. */
export const TileLink = ({ entry, chosen, choose }: TileProps & { readonly choose?: () => void }) => {
  const [item] = entry.items
  if (!item) return null
  return (
    <li>
      <Box
        component={LinkBase}
        to={item.to}
        onClick={choose}
        data-chosen={chosen}
        aria-current={item === entry.active ? 'page' : undefined}
        sx={TILE}
      >
        <Face entry={entry} />
      </Box>
    </li>
  )
}

/** A heading whose items open beside it. */
export const FlyoutTile = ({ entry, chosen }: TileProps) => {
  const label = useLabel()(entry.label)
  const { button, flyout } = useFlyout()
  return (
    <li>
      <Box component="button" type="button" data-chosen={chosen} {...button} sx={TILE}>
        <Face entry={entry} />
      </Box>
      <NavFlyout {...flyout} label={label} items={entry.items} active={entry.active} />
    </li>
  )
}

/** A heading whose items are shown in the column beside all of them. */
export const PanelTile = ({ entry, chosen, choose, shownIn }: ChosenTileProps) => {
  return (
    <li>
      <Box
        component="button"
        type="button"
        onClick={choose}
        data-chosen={chosen}
        aria-expanded={chosen}
        aria-controls={chosen ? shownIn : undefined}
        sx={TILE}
      >
        <Face entry={entry} />
      </Box>
    </li>
  )
}
