import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { Stock } from './stock/Stock.tsx'

/** The generated page of a material, with what there is of it. */
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
