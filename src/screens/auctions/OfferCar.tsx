import { EntityCreate } from '../../admin/form/EntityCreate.tsx'
import { TrustAlert } from '../access/TrustAlert.tsx'
import { useStanding } from '../access/useStanding.ts'

/** The form of a new auction or offer. While the user may not offer cars yet, the missing conditions replace it. */
const OfferCar = () => {
  const [missing] = useStanding()
  return missing ? <TrustAlert /> : <EntityCreate />
}

export default OfferCar
