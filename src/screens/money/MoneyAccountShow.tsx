import { Suspense } from 'react'
import { useRecordContext } from 'react-admin'
import { useEntity, useMay } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'

const MoneyAccountLedger = lazy(() => import('./balance/MoneyAccountLedger.tsx'))

const Ledger = () => {
  const { id } = useEntity()
  const record = useRecordContext()
  const may = useMay()
  if (!record || (id !== 'safeDeposits' && id !== 'bankAccounts') || !may('payments', 'list')) return null
  return (
    <Suspense>
      <MoneyAccountLedger entity={id} id={String(record.id)} />
    </Suspense>
  )
}

/** The generated page of a safe deposit or bank account, with its ledger. */
const MoneyAccountShow = () => (
  <EntityShow
    details={
      <>
        <RecordDetails />
        <Ledger />
      </>
    }
  />
)

export default MoneyAccountShow
