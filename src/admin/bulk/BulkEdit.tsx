import { Box, MenuItem, TextField } from '@mui/material'
import { useMemo, useState } from 'react'
import { useListContext, useStore, useTranslate } from 'react-admin'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity, useFormFields } from '../adminContext.tsx'
import { DialogForm } from '../form/DialogForm.tsx'
import { useLockedSelection } from '../recordLock.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { LockedNote } from './LockedNote.tsx'
import { likelyField, likelyValue } from './likelyField.ts'
import { BULK_TEXTS, useBulk } from './useBulk.ts'

const FORM = 'bulk-edit'

type Values = Readonly<Record<string, unknown>>

interface Props {
  /** Whether it begins with the field that was changed last, else the most likely one, and its likely value. */
  readonly suggesting: boolean
  readonly onClose: () => void
}

/** What all records have in common: choices of references can depend on it. */
const commonValues = ([first = {}, ...others]: readonly Values[]): Values =>
  Object.fromEntries(Object.entries(first).filter(([name, value]) => others.every((record) => record[name] === value)))

/** Sets one field of all selected records to one value. */
const BulkEdit = ({ suggesting, onClose }: Props) => {
  const translate = useTranslate()
  const jobs = useAreaTexts('list')
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const bulk = useBulk('update', BULK_TEXTS.update, onClose)
  const fields = useFormFields(entity, false).flatMap(({ field, disabled }) =>
    disabled || field.unique || field.type.storage === 'rows' ? [] : [field],
  )
  const [last, keepLast] = useStore<string | undefined>(`${entity.id}.bulkField`)
  const [begun] = useState(() => (suggesting ? likelyField(fields, last) : undefined)?.name ?? '')
  const [chosen, choose] = useState<string>()
  const name = chosen ?? begun
  const field = fields.find((one) => one.name === name)
  const { data = [], selectedIds } = useListContext()
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  const [common] = useState(() => (selected.length === bulk.count ? commonValues(selected) : {}))
  const [suggested] = useState(
    () =>
      suggesting &&
      field && {
        [name]: likelyValue(
          field,
          selected.map((record) => record[name]),
        ),
      },
  )
  const start = useMemo(() => ({ ...common, [name]: undefined, ...(name in { ...suggested } && suggested) }), [common, suggested, name])

  const apply = (values: Readonly<Record<string, Json>>) => {
    keepLast(name)
    return bulk.run({ data: { [name]: values[name] ?? null } })
  }
  return (
    <BulkDialog
      bulk={bulk}
      texts={BULK_TEXTS.update}
      title={translate('app.bulk.editTitle', { smart_count: bulk.count })}
      yes={translate('app.bulk.apply')}
      size="sm"
      incomplete={!field}
      form={FORM}
      onClose={onClose}
    >
      <LockedNote {...useLockedSelection(entity, 'update')} />
      <TextField
        select
        fullWidth
        margin="dense"
        label={translate('app.bulk.field')}
        helperText={field ? undefined : jobs('list.jobs.chooseField')}
        value={name}
        onChange={(event) => choose(event.target.value)}
      >
        {fields.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {labelOf(entity.id, one)}
          </MenuItem>
        ))}
      </TextField>
      <DialogForm key={name} id={FORM} record={start} onSubmit={apply}>
        {/* The menu of fields holds the focus until it has closed. */}
        <Box sx={{ mt: 2 }}>
          {field && <FieldInput entity={entity.id} field={field} source={name} autoFocus={suggesting && chosen === undefined} />}
        </Box>
      </DialogForm>
    </BulkDialog>
  )
}

export default BulkEdit
