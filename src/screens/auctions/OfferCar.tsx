import { useAdmin } from '../../admin/adminContext.tsx'
import { EntityCreate } from '../../admin/form/EntityCreate.tsx'
import { TrustAlert } from '../access/TrustAlert.tsx'
import { useStanding } from '../access/useStanding.ts'
import { TermsAlert } from './terms/TermsAlert.tsx'
import { useTerms } from './terms/useTerms.ts'

/** The form of a new auction or offer. While the user may not offer cars yet, the missing conditions or the terms replace it. */
const OfferCar = () => {
  const [missing] = useStanding()
  const terms = useTerms()
  const { subject } = useAdmin()
  if (missing) return <TrustAlert />
  return terms && subject.roles.includes('Dealer') ? <TermsAlert terms={terms} /> : <EntityCreate />
}

export default OfferCar
