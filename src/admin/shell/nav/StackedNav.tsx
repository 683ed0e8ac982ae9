import { Box, Typography } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import { useLabel } from '../useNavigation.ts'
import { type NavEntry, useNavEntries } from './entries.ts'
import { NavFlyout } from './NavFlyout.tsx'
import { LINE, NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'

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

interface TileProps {
  readonly entry: NavEntry
  readonly chosen: boolean
  readonly choose?: () => void
}

/** A heading of one item leads there; of several it shows them: beside itself where nobody chooses. */
const Tile = ({ entry, chosen, choose }: TileProps) => {
  const label = useLabel()(entry.label)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [first] = entry.items
  if (!first) return null
  const single = entry.items.length === 1
  const way = single ? ({ component: LinkBase, to: first.to } as const) : ({ component: 'button', type: 'button' } as const)
  return (
    <>
      <Box
        {...way}
        role="menuitem"
        tabIndex={0}
        onClick={(event: MouseEvent<HTMLElement>) => (choose ? choose() : !single && setAnchor(event.currentTarget))}
        data-chosen={chosen}
        aria-current={single && first === entry.active ? 'page' : undefined}
        aria-expanded={single ? undefined : choose ? chosen : anchor !== undefined}
        sx={TILE}
      >
        <NavIcon icon={first.icon} />
        <span>{label}</span>
      </Box>
      {!single && <NavFlyout items={entry.items} active={entry.active} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

const TILES = { px: 0.75, pt: 1 } as const

/** Headings as tiles; what belongs to one opens beside it. */
export const TilesNav = () => (
  <NavList sx={TILES}>
    {useNavEntries().map((entry) => (
      <Tile key={entry.name} entry={entry} chosen={entry.active !== undefined} />
    ))}
  </NavList>
)

/** Headings as tiles, the items of one beside them. It is the open page's until another is chosen. */
export const StackedNav = () => {
  const entries = useNavEntries()
  const labelOf = useLabel()
  const open = entries.find(({ active }) => active !== undefined)
  const [chosen, choose] = useState<{ readonly name: string; readonly at: string | undefined }>()
  const name = chosen !== undefined && chosen.at === open?.active?.to ? chosen.name : (open?.name ?? 'home')
  const shown = entries.find((entry) => entry.name === name)
  return (
    <Box sx={{ display: 'flex', minHeight: 0, flex: 1 }}>
      <NavList sx={{ ...TILES, flex: 'none', width: 'var(--rail)', borderInlineEnd: '1px solid var(--line)' }}>
        {entries.map((entry) => (
          <Tile
            key={entry.name}
            entry={entry}
            chosen={entry.name === name}
            choose={() => choose({ name: entry.name, at: open?.active?.to })}
          />
        ))}
      </NavList>
      {shown && (
        <Box sx={{ width: 'var(--panel)', overflow: 'hidden auto', minHeight: 0, px: 2 }}>
          <Typography variant="subtitle1" component="p" sx={{ minHeight: 64, display: 'flex', alignItems: 'center', px: 1.5 }}>
            {labelOf(shown.label)}
          </Typography>
          <Box role="menu" aria-label={labelOf(shown.label)}>
            {shown.items.map((item) => (
              <NavLink key={item.to} item={item} active={item === shown.active} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
