import { Alert, Box, Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import type { ImportRow, mendCall } from '../../model/calls/importCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { type ErrorMessage, errorMessage } from '../../providers/data/fieldMessages.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity } from '../adminContext.tsx'
import { DialogForm } from '../form/DialogForm.tsx'
import { useHub } from '../hub.ts'
import { errorsAt } from './RowValue.tsx'

/** Fields of a refused row that are wrong, and that an input can mend. */
const mendable = (row: ImportRow, fields: readonly ResolvedField[]): readonly ResolvedField[] =>
  row.status === 'error' ? fields.filter((field) => errorsAt(row, field.name).length > 0) : []

/** Errors of a text for which no record was found, or several. */
const UNMATCHED: readonly string[] = ['reference', 'importAmbiguous']

/** What the row calls a record of the field, if that is its error; of several, the value has the texts that are no records. */
const unmatchedIn = (row: ImportRow, { name, reference }: ResolvedField, textOf: (error: FieldError) => ErrorMessage) => {
  const value = row.changes[name]?.new
  const text = reference?.many ? '' : value
  const error = errorsAt(row, name).find(({ keyword }) => UNMATCHED.includes(keyword))
  return reference && error && typeof text === 'string' ? { text, problem: textOf(error) } : undefined
}

interface Props {
  readonly row: ImportRow
  readonly jobId: string
  readonly onDone: (row: ImportRow) => void
  readonly onCancel: () => void
}

/** Inputs of the wrong fields of a row, which is checked again with their values. */
const MendRow = ({ row, jobId, onDone, onCancel }: Props) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const entity = useEntity()
  const hub = useHub()
  const [error, setError] = useState<string>()
  const fields = mendable(row, entity.fields)
  const unmatchedOf = (field: ResolvedField) => unmatchedIn(row, field, (one) => errorMessage(translate, entity.id, one))
  const given = Object.fromEntries(
    fields.map((field) => [field.name, unmatchedOf(field)?.text ? null : (row.changes[field.name]?.new ?? null)]),
  )
  const send = async (all: Readonly<Record<string, Json>>) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, all[name] ?? null]))
    try {
      const sent = { params: { jobId }, body: { row: row.row, values }, keepsUndo: true } as const
      onDone(await hub.call<ReturnType<typeof mendCall>>('POST', `/api/${entity.id}/import/{jobId}/mend`, sent))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'app.import.failed')
    }
  }
  return (
    <DialogForm key={JSON.stringify(row)} record={given} onSubmit={send}>
      <Stack sx={{ gap: 1, py: 1, maxWidth: 640 }}>
        {error && <Alert severity="error">{translate(error, { _: error })}</Alert>}
        {fields.map((field, at) => (
          <FieldInput
            key={field.name}
            entity={entity.id}
            field={field}
            source={field.name}
            autoFocus={at === 0}
            unmatched={unmatchedOf(field)}
          />
        ))}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" size="small" variant="contained">
            {texts('import.rows.again')}
          </Button>
          <Button size="small" onClick={onCancel}>
            {translate('app.form.cancel')}
          </Button>
        </Box>
      </Stack>
    </DialogForm>
  )
}

interface Mending {
  /** Opens the inputs; absent if there is nothing to mend. */
  readonly button: ReactNode
  /** The inputs while they are open. */
  readonly form: ReactNode
}

/** Button and inputs that mend a refused row in its place. */
export const useMending = (row: ImportRow, jobId: string, onMended: (row: ImportRow) => void): Mending => {
  const texts = useAreaTexts('import')
  const { fields } = useEntity()
  const [open, setOpen] = useState(false)
  if (mendable(row, fields).length === 0) return { button: null, form: null }
  const done = (next: ImportRow) => {
    setOpen(next.status === 'error')
    onMended(next)
  }
  return {
    button: !open && (
      <Button
        size="small"
        data-mends={row.number}
        aria-label={texts('import.rows.mendRow', { row: row.number })}
        onClick={() => setOpen(true)}
      >
        {texts('import.rows.mend')}
      </Button>
    ),
    form: open && <MendRow row={row} jobId={jobId} onDone={done} onCancel={() => setOpen(false)} />,
  }
}
