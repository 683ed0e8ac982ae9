import { Suspense } from 'react'
import { EntityShow } from '../../../admin/show/EntityShow.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'

const StatementLines = lazy(() => import('./StatementLines.tsx'))

const Lines = () => {
  const record = useShownRecord('bankStatements')
  return record ? (
    <Suspense>
      <StatementLines statement={record} />
    </Suspense>
  ) : null
}

/** The generated page of a bank statement, with its lines to post. */
const StatementShow = () => <EntityShow details={<Lines />} />

export default StatementShow
