import { useMay } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import { SalesmanTargets } from './SalesmanTargets.tsx'

const Own = () => {
  const may = useMay()
  const record = useShownRecord('salesmen')
  return record && may('targets', 'list') ? <SalesmanTargets salesman={record.id} /> : null
}

/** The generated page of a salesman, with the targets of today. */
const SalesmanShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Own />
      </>
    }
  />
)

export default SalesmanShow
