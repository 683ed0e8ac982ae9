import { useAdmin } from '../../admin/adminContext.tsx'
import { chosenFirm } from '../firms/chosenFirm.ts'
import { ownFirm, seesAllFirms } from '../firms/ownFirm.ts'

/** Id of the firm whose plan the user sees as their own; undefined for the house, which has none, and for Admins who view all firms. */
export const usePlanFirm = (): string | undefined => {
  const { model } = useAdmin()
  const firm = seesAllFirms() ? undefined : (chosenFirm() ?? ownFirm())
  return firm === model.tenancy?.house ? undefined : firm
}
