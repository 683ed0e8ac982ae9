import { EntityCreate } from '../../admin/form/EntityCreate.tsx'
import { TrustAlert } from '../access/TrustAlert.tsx'
import { useStanding } from '../access/useStanding.ts'

/** The form of a new auction; in its place what is missing before one may offer a car, said before anything is typed. */
const OfferCar = () => {
  const [missing] = useStanding()
  return missing ? <TrustAlert /> : <EntityCreate />
}

export default OfferCar
