import { Suspense } from 'react'
import { useMay } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const CustomerBalance = lazy(() => import('./balance/CustomerBalance.tsx'))

const Money = () => {
  const record = useShownRecord('customers')
  const may = useMay()
  if (!record || !may('payments', 'list')) return null
  return (
    <Suspense>
      <CustomerBalance customer={record.id} />
    </Suspense>
  )
}

/** The generated page of a customer with balance and statement; orders, invoices and payments are tabs. */
const CustomerShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Money />
      </>
    }
  />
)

export default CustomerShow
