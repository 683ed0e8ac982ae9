import { Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ShownMap } from '../../../model/entityMap.ts'

interface Props {
  readonly id: string
  /** Customers of the page: one question for all of them. */
  readonly known: ReadonlyMap<string, ShownMap['customers']>
}

/** A customer by name, with the way to their page. */
export const PartyLink = ({ id, known }: Props) => {
  const customer = known.get(id)
  return (
    <Link component={LinkBase} to={`/customers/${encodeURIComponent(id)}/show`}>
      <bdi>{customer ? `${customer.code} – ${customer.fullName ?? customer.firstName}` : '…'}</bdi>
    </Link>
  )
}
