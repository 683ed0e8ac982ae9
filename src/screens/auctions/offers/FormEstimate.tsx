import { useWatch } from 'react-hook-form'
import { Estimate } from './Estimate.tsx'

/** The estimate for the car that is chosen in the form. */
const FormEstimate = () => {
  const car: unknown = useWatch({ name: 'car' })
  return <Estimate car={typeof car === 'string' && car !== '' ? car : undefined} />
}

export default FormEstimate
