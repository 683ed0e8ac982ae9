import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { isBlank } from '../../../model/values/isBlank.ts'
import { useEntity } from '../../adminContext.tsx'
import type { RecordValueProps } from './RecordValue.tsx'

const LINE = { display: 'flex', gap: 0.75, minWidth: 0, minHeight: 22, alignItems: 'center', typography: 'body2' } as const

/** As the page is read: the colon stands outside the label’s own direction. */
const LABEL = { color: 'text.secondary', flexShrink: 0, maxWidth: '50%', unicodeBidi: 'isolate' } as const

/** A value of a record inside its link, behind its label; nothing without a value. */
export const LabelledValue = ({ record, field }: RecordValueProps) => {
  const { id } = useEntity()
  const translate = useTranslate()
  const label = useFieldLabel()(id, field)
  const value = record[field.name]
  if (isBlank(value)) return null
  return (
    <Box component="span" sx={LINE}>
      <Box component="span" className="hub-cut" sx={LABEL}>
        {translate('app.labelled', { label })}
      </Box>
      <span className="hub-cut">
        <FieldValue plain entity={id} field={field} value={value} record={record} />
      </span>
    </Box>
  )
}
