import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { useHub } from '../../admin/hub.ts'
import type { auctionCalls } from '../../domain/auction/calls.ts'

const BID = 'bid:'

const Names = createContext<ReadonlyMap<string, string>>(new Map())

/** Id of the auction in a ledger reference. */
export const lotOf = (reference: string | null): string | undefined =>
  reference?.startsWith(BID) ? reference.slice(BID.length) : undefined

export const useLotName = (auction: string): string | undefined => useContext(Names).get(auction)

interface Props {
  readonly of: readonly { readonly reference: string | null }[]
  readonly children: ReactNode
}

/** Fetches the names of all lots of a list in one request. */
export const LotNames = ({ of, children }: Props) => {
  const hub = useHub()
  const ids = [...new Set(of.flatMap(({ reference }) => lotOf(reference) ?? []))].sort()
  const { data = [] } = useQuery({
    queryKey: ['lotNames', ids],
    queryFn: () => hub.call<typeof auctionCalls.names>('GET', '/api/auctions/names', { query: { ids } }),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return <Names value={new Map(data.map(({ id, name }) => [id, name]))}>{children}</Names>
}
