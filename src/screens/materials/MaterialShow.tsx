import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { Stock } from './stock/Stock.tsx'

/** The generated page of a material, with its stock. */
const MaterialShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Stock />
      </>
    }
  />
)

export default MaterialShow
