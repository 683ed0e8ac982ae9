/** Prefix of a ledger reference → entity of the record whose id follows. */
const KINDS: Readonly<Record<string, string>> = { bid: 'auctions', withdrawal: 'walletRequests' }

/** The record of a ledger reference; undefined for free text, such as a bank's. */
export const bookedFor = (reference: string): { readonly entity: string; readonly id: string } | undefined => {
  const [kind = '', id = ''] = reference.split(/:(.*)/s)
  const entity = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  return entity !== undefined && id !== '' ? { entity, id } : undefined
}
