import { Link } from '@mui/material'
import { LinkBase, useReference } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { recordLabel } from '../../../model/records/recordLabel.ts'

const useName = (reference: string, id: string): string => {
  const { model } = useAdmin()
  const { referenceRecord } = useReference({ reference, id })
  const entity = model.entities[reference]
  return entity && referenceRecord ? recordLabel(entity, referenceRecord) : '…'
}

export const WarehouseName = ({ id }: { readonly id: string }) => <bdi>{useName('warehouses', id)}</bdi>

/** The name of a material as a link to its page. */
export const MaterialName = ({ id }: { readonly id: string }) => (
  <Link component={LinkBase} to={`/materials/${encodeURIComponent(id)}/show`}>
    <bdi>{useName('materials', id)}</bdi>
  </Link>
)
