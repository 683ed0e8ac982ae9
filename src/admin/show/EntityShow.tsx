import type { ReactNode } from 'react'
import { Show } from 'react-admin'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { RecordTitle } from './RecordTitle.tsx'
import { useMissing } from './useMissing.ts'

interface Props {
  /** In place of the generated values. */
  readonly details?: ReactNode
}

/** The generated page of one record: its values, what refers to it, its history. */
export const EntityShow = ({ details }: Props) => {
  const entity = useEntity()
  const onError = useMissing()
  return (
    <Show
      queryOptions={{ onError, retry: false }}
      title={<RecordTitle prefix={useNames().entity(entity, 1)} />}
      actions={<RecordActions on="show" />}
    >
      <RecordTabs details={details} />
    </Show>
  )
}
