/** By how a reference of the ledger begins: the entity of the record whose id follows. */
const KINDS: Readonly<Record<string, string>> = { bid: 'auctions', withdrawal: 'walletRequests' }

/** The record that a reference of the ledger names; undefined where it is a text of its own, such as a bank's. */
export const bookedFor = (reference: string): { readonly entity: string; readonly id: string } | undefined => {
  const [kind = '', id = ''] = reference.split(/:(.*)/s)
  const entity = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  return entity !== undefined && id !== '' ? { entity, id } : undefined
}
