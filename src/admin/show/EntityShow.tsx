import type { ReactNode } from 'react'
import { Show } from 'react-admin'
import { RecordActions } from './RecordActions.tsx'
import { RecordMissing } from './RecordMissing.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { RecordTitle } from './RecordTitle.tsx'

interface Props {
  /** In place of the generated values. */
  readonly details?: ReactNode
  /** In place of what the record is called. */
  readonly title?: ReactNode
}

/** A missing record is reported in its place; the default would show a toast and leave. */
export const READ = { onError: () => undefined, retry: false } as const

/** The generated page of one record: its values, what refers to it, its history. */
export const EntityShow = ({ details, title = <RecordTitle on="show" /> }: Props) => {
  return (
    <Show
      component="div"
      sx={{ '& .RaShow-card': { minWidth: 0 } }}
      queryOptions={READ}
      title={title}
      actions={<RecordActions on="show" />}
      render={({ record, error }) =>
        record ? <RecordTabs details={details} /> : error ? <RecordMissing error={error} /> : <RecordSkeleton />
      }
    />
  )
}
