import { Box, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useLabel } from '../useNavigation.ts'
import { useNavEntries } from './entries.ts'
import { NavItems } from './NavItems.tsx'
import { NavLink } from './NavLink.tsx'
import { NavList } from './NavList.tsx'
import { FlyoutTile, PanelTile, TileLink } from './NavTile.tsx'

const TILES = { px: 0.75, pt: 1 } as const

/** Headings as tiles; what belongs to one opens beside it. */
export const TilesNav = () => (
  <NavList sx={TILES}>
    {useNavEntries().map((entry) => {
      const Tile = entry.items.length === 1 ? TileLink : FlyoutTile
      return <Tile key={entry.name} entry={entry} chosen={entry.active !== undefined} />
    })}
  </NavList>
)

/** Headings as tiles, the items of one beside them. It is the open page's until another is chosen. */
export const StackedNav = () => {
  const entries = useNavEntries()
  const labelOf = useLabel()
  const panel = useId()
  const open = entries.find(({ active }) => active !== undefined)
  const [chosen, choose] = useState<{ readonly name: string; readonly at: string | undefined }>()
  const name = chosen !== undefined && chosen.at === open?.active?.to ? chosen.name : (open?.name ?? 'home')
  const shown = entries.find((entry) => entry.name === name)
  return (
    <Box sx={{ display: 'flex', minHeight: 0, flex: 1 }}>
      <NavList sx={{ ...TILES, flex: 'none', width: 'var(--rail)', borderInlineEnd: '1px solid var(--line)' }}>
        {entries.map((entry) => {
          const Tile = entry.items.length === 1 ? TileLink : PanelTile
          const props = { entry, chosen: entry.name === name, choose: () => choose({ name: entry.name, at: open?.active?.to }) }
          return <Tile key={entry.name} {...props} shownIn={panel} />
        })}
      </NavList>
      {shown && (
        <Box
          component="nav"
          id={panel}
          aria-label={labelOf(shown.label)}
          sx={{ width: 'var(--panel)', overflow: 'hidden auto', minHeight: 0, px: 2 }}
        >
          <Typography variant="subtitle1" component="p" sx={{ minHeight: 64, display: 'flex', alignItems: 'center', px: 1.5 }}>
            {labelOf(shown.label)}
          </Typography>
          <NavItems>
            {shown.items.map((item) => (
              <NavLink key={item.to} item={item} active={item === shown.active} />
            ))}
          </NavItems>
        </Box>
      )}
    </Box>
  )
}
