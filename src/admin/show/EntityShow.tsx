import type { ReactNode } from 'react'
import { Show } from 'react-admin'
import { Access } from '../Access.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordMissing } from './RecordMissing.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { RecordTitle } from './RecordTitle.tsx'

interface Props {
  /** Replaces the generated values. */
  readonly details?: ReactNode
  /** Replaces the record's name as the title. */
  readonly title?: ReactNode
}

/** The page shows its own error state; react-admin's default is a notification and a redirect. */
export const READ = { onError: () => undefined, retry: false } as const

/** The generated page of one record: values, referring records, history. */
export const EntityShow = ({ details, title = <RecordTitle on="show" /> }: Props) => {
  return (
    <>
      <Access action="show" />
      <Show
        disableAuthentication
        component="div"
        sx={{ '& .RaShow-card': { minWidth: 0 } }}
        queryOptions={READ}
        title={title}
        actions={<RecordActions on="show" />}
        render={({ record, error }) =>
          record ? <RecordTabs details={details} /> : error ? <RecordMissing error={error} /> : <RecordSkeleton />
        }
      />
    </>
  )
}
