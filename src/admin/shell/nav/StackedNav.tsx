import { useId, useState } from 'react'
import { useLabel } from '../useNavigation.ts'
import { useNavEntries } from './entries.ts'
import { NavGroups } from './NavGroups.tsx'
import { NavList } from './NavList.tsx'
import { FlyoutTile, PanelTile, TileLink } from './NavTile.tsx'
import { opens, type Stack, stacksOf } from './stacks.ts'

/** Stacks as tiles; what belongs to one opens beside it. */
export const TilesNav = () => (
  <NavList className="nav-tiles">
    {stacksOf(useNavEntries()).map((stack) => {
      const Tile = opens(stack) ? FlyoutTile : TileLink
      return <Tile key={stack.name} stack={stack} />
    })}
  </NavList>
)

/** The stack that is shown: the one chosen since the page was opened, the page's own, or the first that has something to show. */
const useShown = (stacks: readonly Stack[]): readonly [Stack | undefined, (name: string) => void] => {
  const own = stacks.find(({ active }) => active !== undefined)
  const [chosen, choose] = useState<{ readonly name: string; readonly at: string | undefined }>()
  const name = chosen !== undefined && chosen.at === own?.active?.to ? chosen.name : own?.name
  const shown = stacks.find((stack) => stack.name === name && opens(stack)) ?? stacks.find(opens)
  return [shown, (next) => choose({ name: next, at: own?.active?.to })]
}

/** Stacks as tiles, the items of one beside them. */
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
