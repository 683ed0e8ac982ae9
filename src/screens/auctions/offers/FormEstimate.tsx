import { useFormValues } from '../../../admin/form/entityForm.ts'
import { Estimate } from './Estimate.tsx'

/** The estimate for the car that is chosen in the form. */
const FormEstimate = () => {
  const [car] = useFormValues<'carOffers'>('car')
  return <Estimate car={typeof car === 'string' && car !== '' ? car : undefined} />
}

export default FormEstimate
