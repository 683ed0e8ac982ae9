import type { ReactNode } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'
import { useTypedFilters } from './useTypedFilters.ts'

/** Makes the filters that apply while the user types into them one step of the history each. */
export const LiveFilters = ({ children }: { readonly children: ReactNode }) => {
  const list = useListContext()
  const setFilters = useTypedFilters()
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>
}
