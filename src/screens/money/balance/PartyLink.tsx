import { Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ShownMap } from '../../../model/entityMap.ts'

interface Props {
  readonly id: string
  /** The page's customers by id, fetched in one request. */
  readonly known: ReadonlyMap<string, ShownMap['customers']>
}

/** The name of a customer as a link to their page. */
export const PartyLink = ({ id, known }: Props) => {
  const customer = known.get(id)
  return (
    <Link component={LinkBase} to={`/customers/${encodeURIComponent(id)}/show`}>
      <bdi>{customer ? `${customer.code} – ${customer.fullName ?? customer.firstName}` : '…'}</bdi>
    </Link>
  )
}
