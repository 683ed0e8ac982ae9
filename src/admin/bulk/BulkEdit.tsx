import { useMemo, useRef, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import type { BatchResult } from '../../model/calls/recordCalls.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import { useAdmin, useEntity, useFormFields } from '../adminContext.tsx'
import { DialogForm } from '../form/DialogForm.tsx'
import { useLockedSelection } from '../recordLock.ts'
import { useAllMatching } from './allMatching.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkFields, type ChosenField } from './BulkFields.tsx'
import { LockedNote } from './LockedNote.tsx'
import { likelyField, likelyValue } from './likelyField.ts'
import { BULK_TEXTS, useBulk } from './useBulk.ts'
import { useShownOfSelected } from './useSelected.ts'

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

/** What was refused of the changed fields, each with its first reason. */
const refusedIn = (failed: readonly BatchResult[], names: readonly string[]): readonly FieldError[] => {
  const errors = failed.flatMap(({ details = {} }) => Object.entries(details).map(([path, error]): FieldError => ({ path, ...error })))
  const own = errors.filter(({ path }) => names.includes(path.split('.')[0] ?? ''))
  return own.filter(({ path }, index) => own.findIndex((other) => other.path === path) === index)
}

/** Keywords of errors that a value has in any record, unlike those of conditions. */
const OF_VALUES: ReadonlySet<string> = new Set([
  ...['type', 'format', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'scale', 'precision'],
])

/** What is wrong with values in any record; nothing if that can't be checked. The server checks each record. */
const useWrongValues = () => {
  const { loadValidator } = useAdmin()
  const { id } = useEntity()
  return async (values: Readonly<Record<string, Json>>): Promise<readonly FieldError[]> => {
    const validator = await loadValidator(id).catch(() => undefined)
    const isOwn = ({ path, keyword }: FieldError) => OF_VALUES.has(keyword) && (values[path.split('.')[0] ?? ''] ?? null) !== null
    return validator?.validate(values).filter(isOwn) ?? []
  }
}

/** Sets fields of all selected records to one value each. */
const BulkEdit = ({ suggesting, onClose }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  const bulk = useBulk('update', BULK_TEXTS.update, onClose)
  const fields = useFormFields(entity, false).flatMap(({ field, disabled }) =>
    disabled || field.unique || field.type.storage === 'rows' ? [] : [field],
  )
  const [last, keepLast] = useStore<string | undefined>(`${entity.id}.bulkField`)
  const [begun] = useState(() => (suggesting ? likelyField(fields, last) : undefined)?.name ?? '')
  const [chosen, choose] = useState<readonly ChosenField[]>([{ key: 0, name: begun }])
  const names = chosen.map(({ name }) => name).filter((name) => name !== '')
  const { records: selected } = useShownOfSelected()
  const [common] = useState(() => (selected.length === bulk.count ? commonValues(selected) : {}))
  const [start] = useState(() => {
    const field = fields.find(({ name }) => name === begun)
    return field
      ? {
          ...common,
          [begun]: likelyValue(
            field,
            selected.map((record) => record[begun]),
          ),
        }
      : common
  })
  const changed = useRef(names)
  const all = useAllMatching()
  const wrongIn = useWrongValues()
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const errors = useMemo(() => [...wrong, ...refusedIn(bulk.failed, changed.current)], [wrong, bulk.failed])

  const apply = async (values: Readonly<Record<string, Json>>) => {
    const given = Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
    // A job would be refused the same value by each of its records, after the dialog has closed.
    const found = all ? await wrongIn(given) : []
    setWrong(found)
    if (found.length > 0) return
    changed.current = names
    keepLast(names[0])
    await bulk.run({ data: given })
  }
  return (
    <BulkDialog
      bulk={bulk}
      texts={BULK_TEXTS.update}
      title={translate('app.bulk.editTitle', { smart_count: bulk.count })}
      yes={translate('app.bulk.apply')}
      size="sm"
      incomplete={names.length === 0}
      form={FORM}
      onClose={onClose}
    >
      <LockedNote {...useLockedSelection(entity, 'update')} />
      <DialogForm id={FORM} record={start} onSubmit={apply}>
        <BulkFields {...{ fields, chosen, common, errors }} onChosen={choose} focused={begun} />
      </DialogForm>
    </BulkDialog>
  )
}

export default BulkEdit
