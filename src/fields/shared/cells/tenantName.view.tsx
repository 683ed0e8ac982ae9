import { useViews } from '../../viewContext.view.tsx'
import { ReferenceValue } from './referenceValue.view.tsx'

export const TenantName = ({ id }: { readonly id: string }) => {
  const { tenancy } = useViews().model
  return tenancy && <ReferenceValue plain entity={tenancy.entity} id={id} />
}
