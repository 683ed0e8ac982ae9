import { useId, useState } from 'react'
import { useLabel } from '../useNavigation.ts'
import { useNavEntries } from './entries.ts'
import { NavGroups } from './NavGroups.tsx'
import { NavList } from './NavList.tsx'
import { FlyoutTile, PanelTile, TileLink } from './NavTile.tsx'
import { opens, type Stack, stacksOf } from './stacks.ts'

/** Stacks as tiles; their items open in flyouts. */
export const TilesNav = () => (
  <NavList className="nav-tiles">
    {stacksOf(useNavEntries()).map((stack) => {
      const Tile = opens(stack) ? FlyoutTile : TileLink
      return <Tile key={stack.name} stack={stack} />
    })}
  </NavList>
)

/** The selected stack: the user's choice since the page was opened, else that of the current page, else the first with several items. */
const useShown = (stacks: readonly Stack[]): readonly [Stack | undefined, (name: string) => void] => {
  const own = stacks.find(({ active }) => active !== undefined)
  const [chosen, choose] = useState<{ readonly name: string; readonly at: string | undefined }>()
  const name = chosen !== undefined && chosen.at === own?.active?.to ? chosen.name : own?.name
  const shown = stacks.find((stack) => stack.name === name && opens(stack)) ?? stacks.find(opens)
  return [shown, (next) => choose({ name: next, at: own?.active?.to })]
}

/** Stacks as tiles, with the items of the selected one beside them. */
export const StackedNav = () => {
  const stacks = stacksOf(useNavEntries())
  const labelOf = useLabel()
  const panel = useId()
  const [shown, show] = useShown(stacks)
  return (
    <>
      <NavList className="nav-tiles">
        {stacks.map((stack) =>
          opens(stack) ? (
            <PanelTile key={stack.name} stack={stack} shown={stack === shown} choose={() => show(stack.name)} shownIn={panel} />
          ) : (
            <TileLink key={stack.name} stack={stack} />
          ),
        )}
      </NavList>
      {shown && (
        <nav id={panel} aria-label={labelOf(shown.label)} className="nav-column">
          <p className="nav-title">{labelOf(shown.label)}</p>
          <div className="nav-scroll">
            <NavGroups entries={shown.entries} />
          </div>
        </nav>
      )}
    </>
  )
}
