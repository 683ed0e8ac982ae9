import { EntityCreate } from '../../admin/form/EntityCreate.tsx'
import { TrustAlert } from '../access/TrustAlert.tsx'
import { useStanding } from '../access/useStanding.ts'

/** The form of a new auction; in its place what is missing before the user may offer a car, shown before anything is typed. */
const OfferCar = () => {
  const [missing] = useStanding()
  return missing ? <TrustAlert /> : <EntityCreate />
}

export default OfferCar
