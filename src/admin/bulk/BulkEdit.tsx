import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Form, useTranslate } from 'react-admin'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import { useEntity, useFormFields } from '../adminContext.tsx'
import { useClosedAmong } from '../recordLock.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { FailedList } from './FailedList.tsx'
import { BULK_TEXTS, type BulkOutcome, useBulk } from './useBulk.ts'

const FORM = 'bulk-edit'

/** One new value of one field for all selected records. */
const BulkEdit = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const { run, running, count } = useBulk('update', BULK_TEXTS.update)
  const fields = useFormFields(entity, false).flatMap(({ field, disabled }) =>
    disabled || field.unique || field.type.storage === 'rows' ? [] : [field],
  )
  const [name, setName] = useState(fields[0]?.name ?? '')
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const field = fields.find((one) => one.name === name)

  const apply = async (values: Readonly<Record<string, Json>>) => {
    const result = await run({ data: { [name]: values[name] ?? null } })
    setOutcome(result)
    if (result?.failed.length === 0) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('app.bulk.editTitle', { smart_count: count })}</DialogTitle>
      <DialogContent>
        <ClosedNote {...useClosedAmong(entity, 'update')} />
        <TextField
          select
          fullWidth
          margin="dense"
          label={translate('app.bulk.field')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {fields.map((one) => (
            <MenuItem key={one.name} value={one.name}>
              {labelOf(entity.id, one)}
            </MenuItem>
          ))}
        </TextField>
        <Form key={name} id={FORM} record={{}} onSubmit={apply} disableInvalidFormNotification>
          <Box sx={{ mt: 2 }}>{field && <FieldInput entity={entity.id} field={field} source={name} />}</Box>
        </Form>
        {outcome && outcome.failed.length > 0 && <FailedList failed={outcome.failed} title="app.bulk.failed" />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.form.cancel')}</Button>
        <Button type="submit" form={FORM} variant="contained" disabled={running || !field}>
          {translate('app.bulk.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default BulkEdit
