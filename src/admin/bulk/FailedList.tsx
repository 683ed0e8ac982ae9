import { Alert, AlertTitle } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { recordText } from '../../fields/recordText.view.ts'
import type { BatchResult } from '../../model/calls/recordCalls.ts'
import type { Texts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { useEntity } from '../adminContext.tsx'
import { useRefusalReason } from '../useRefusalReason.ts'

interface Props {
  readonly failed: readonly BatchResult[]
  /** Text key of the title. */
  readonly title: string
  /** Texts of the area, for a key outside the common catalogue. */
  readonly texts?: Texts | undefined
}

/** The failed records of a batch with their reasons. Renders nothing if there are none. */
export const FailedList = ({ failed, title, texts }: Props) => {
  const catalogue = useTranslate()
  const translate = texts ?? catalogue
  const entity = useEntity()
  const { data } = useListContext()
  const labelled = useLabelled()
  const reasonOf = useRefusalReason()
  const nameOf = (id: string) => {
    const record = data?.find((one) => String(one.id) === id)
    return record ? recordText(entity, record) : id
  }
  if (failed.length === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle>{translate(title, { smart_count: failed.length })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 16 }}>
        {failed.map((result) => (
          <li key={result.id}>
            <bdi>{nameOf(result.id)}</bdi>
            {labelled('', reasonOf(result))}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
