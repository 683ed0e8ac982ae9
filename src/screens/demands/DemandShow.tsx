import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { Coverage } from './Coverage.tsx'

/** The generated page of a demand, with its coverage. */
const DemandShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Coverage />
      </>
    }
  />
)

export default DemandShow
