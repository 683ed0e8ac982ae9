import { Autocomplete } from '@mui/material'
import { Suspense, useRef, useState } from 'react'
import { type RaRecord, useReference } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { recordText } from '../../recordText.view.ts'
import { TenantName } from '../../shared/cells/tenantName.view.tsx'
import { useForeignTenant } from '../../shared/inputs/referenceFilter.view.tsx'
import { useViews } from '../../viewContext.view.tsx'
import { EditRecord, MEASURED, OpenRecord } from './OpenRecord.view.tsx'
import type { PickerOption } from './pickerOption.view.ts'
import { Creating } from './pickerParts.view.tsx'
import { type PickerProps, useBound, usePick } from './usePick.view.ts'

/** The chosen record: the one just taken, else fetched together with those of other inputs. */
const useChosen = (target: ResolvedEntity, id: Json | undefined, taken: RaRecord | undefined): PickerOption | null => {
  const known = taken !== undefined && taken.id === id
  const { referenceRecord } = useReference<RaRecord>({
    reference: target.id,
    id: String(id ?? ''),
    options: { enabled: Boolean(id) && !known, retry: false },
  })
  const tenantOf = useForeignTenant(target)
  if (id === null || id === undefined || id === '') return null
  const record = known ? taken : referenceRecord
  const text = record ? recordText(target, record) : ''
  return { id: String(id), text, label: text, tenant: tenantOf(record) }
}

/** Input of one reference, with search. */
export const PickOne = (given: PickerProps) => {
  const bound = useBound(given.input)
  const { field } = bound
  const { may, EditInPlace } = useViews()
  const [taken, setTaken] = useState<RaRecord>()
  const value = useChosen(given.target, field.value, taken)
  const onTake = (record: RaRecord) => {
    setTaken(record)
    field.onChange(record.id)
  }
  const [editing, setEditing] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const opens = value !== null && given.input.label !== false && may(given.target.id, 'show')
  const end = opens && (
    <>
      {may(given.target.id, 'edit') && !given.input.disabled && <EditRecord ref={pencil} onClick={() => setEditing(true)} />}
      <OpenRecord ref={link} entity={given.target.id} id={value.id} />
    </>
  )
  const about = value?.tenant !== undefined && <TenantName id={value.tenant} />
  const { picker, props } = usePick(given, { bound, chosen: [], onTake, end, about })
  return (
    <>
      <Autocomplete
        {...props}
        sx={opens ? MEASURED : undefined}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'Enter') return props.onKeyDown(event)
          event.preventDefault()
          const button = event.shiftKey ? pencil : link
          button.current?.click()
        }}
        value={picker.typed === undefined ? value : null}
        inputValue={picker.typed ?? value?.text ?? ''}
        onInputChange={(_, text, reason) => {
          if (reason !== 'input') return
          picker.write(text)
          if (text === '') field.onChange(null)
        }}
        onChange={(_, option) => {
          if (option) return picker.take(option)
          picker.write(undefined)
          return field.onChange(null)
        }}
      />
      <Creating entity={given.target.id} picker={picker} onDone={onTake} />
      {editing && value && (
        <Suspense>
          <EditInPlace
            entity={given.target.id}
            id={value.id}
            onCancel={() => setEditing(false)}
            onDone={(record) => {
              setEditing(false)
              if (taken) setTaken({ ...record, id: value.id })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
