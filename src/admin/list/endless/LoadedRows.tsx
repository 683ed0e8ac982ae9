import { type ReactNode, useMemo, useState } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { type Joined, OwnPage, withJoined } from './joined.ts'

/** Gives all parts of a list the rows that are loaded: those of its page, and of the pages that `Endless` joins with it. */
export const LoadedRows = ({ children }: { readonly children: ReactNode }) => {
  const list = useListContext()
  const [joined, onJoin] = useState<Joined>()
  const own = useMemo(() => ({ list, loaded: withJoined(list, joined), joined, onJoin }), [list, joined])
  return (
    <OwnPage value={own}>
      <ListContextProvider value={own.loaded}>{children}</ListContextProvider>
    </OwnPage>
  )
}
