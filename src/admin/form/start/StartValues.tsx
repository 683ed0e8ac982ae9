import { Alert, Button, Link } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { LinkBase, type RaRecord, useCreatePath, useGetOne } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { recordText } from '../../../fields/recordText.view.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { READ } from '../../show/EntityShow.tsx'
import { type SavedTemplate, useTemplate } from '../templates/savedTemplates.ts'
import { useFieldList } from '../useListedFields.ts'
import { copiedValues, type StartingValues } from './copiedValues.ts'
import { startIn } from './startAddress.ts'

/** Maximum number of fields that are named. */
const NAMED = 8

/** Enters the values as the user would: they count as changes, so that they are kept as a draft and leaving asks. */
const useEnter = () => {
  const { getValues, reset, setValue } = useFormContext()
  return (values: StartingValues['values']): void => {
    reset({ ...getValues(), ...values }, { keepDefaultValues: true })
    // A reset alone does not notify the keeper of drafts.
    for (const [name, value] of Object.entries(values).slice(0, 1)) setValue(name, value, { shouldDirty: true })
  }
}

/** Leaves the copied rows out, and enters them again. */
const RowsSwitch = ({ values }: Pick<StartingValues, 'values'>) => {
  const t = useAreaTexts('record')
  const entity = useEntity()
  const enter = useEnter()
  const list = useFieldList(NAMED)
  const [without, setWithout] = useState(false)
  const rows = entity.fields.filter((field) => field.rows && values[field.name] !== undefined)
  if (rows.length === 0) return null
  const change = () => {
    enter(Object.fromEntries(rows.map(({ name }) => [name, without ? (values[name] ?? []) : []])))
    setWithout(!without)
  }
  return (
    <Button color="inherit" size="small" onClick={change}>
      {t(without ? 'record.start.withRows' : 'record.start.withoutRows', { fields: list(rows) })}
    </Button>
  )
}

interface StartedProps extends StartingValues {
  readonly text: string
  /** The page of the record that was copied, and its name. */
  readonly of?: { readonly to: string; readonly label: string }
}

/** Enters the values once, and says where they come from and what is missing. */
const Started = ({ text, of, values, left }: StartedProps) => {
  const t = useAreaTexts('record')
  const list = useFieldList(NAMED)
  const enter = useEnter()
  const entered = useRef(false)
  useEffect(() => {
    if (entered.current) return
    entered.current = true
    enter(values)
  }, [enter, values])
  return (
    <Alert severity="info" role="status" sx={{ flexWrap: 'wrap' }} action={<RowsSwitch values={values} />}>
      {text}
      {of && (
        <>
          {' '}
          <Link component={LinkBase} to={of.to} target="_blank" color="inherit">
            <bdi>{of.label}</bdi>
          </Link>
        </>
      )}
      {left.length > 0 && <div>{t('record.start.left', { fields: list(left) })}</div>}
    </Alert>
  )
}

const Copied = ({ id }: { readonly id: string }) => {
  const t = useAreaTexts('record')
  const entity = useEntity()
  const path = useCreatePath()
  const { subject } = useAdmin()
  const { data, error, isFetching } = useGetOne<RaRecord>(entity.id, { id }, { ...READ, refetchOnMount: 'always' })
  const [record, setRecord] = useState<RaRecord>()
  // Once: later changes of the record don't replace what was typed.
  if (record === undefined && data !== undefined && !isFetching) setRecord(data)
  if (error) return <Alert severity="error">{t('record.missing')}</Alert>
  if (!record) return null
  const of = { to: path({ resource: entity.id, type: 'show', id }), label: recordText(entity, record) }
  return <Started text={t('record.start.copied')} of={of} {...copiedValues(entity, subject, record)} />
}

const FromTemplate = ({ id }: { readonly id: string }) => {
  const t = useAreaTexts('templates')
  const entity = useEntity()
  const { subject } = useAdmin()
  const { data, isError } = useTemplate(id)
  const [template, setTemplate] = useState<SavedTemplate>()
  if (template === undefined && data !== undefined) setTemplate(data)
  if (template ? template.entity !== entity.id : isError) return <Alert severity="warning">{t('templates.missing')}</Alert>
  if (!template) return null
  const { values, left } = copiedValues(entity, subject, template.values)
  // Secrets are never part of a template, so they are not missing.
  const missing = left.filter(({ writeOnly }) => !writeOnly)
  const text = t('templates.started', { name: template.name })
  return <Started text={template.incomplete ? `${text} ${t('templates.incomplete')}` : text} values={values} left={missing} />
}

/** Fills in the form of a new record with what its address names. */
export const StartValues = () => {
  const start = startIn(useLocation().search)
  if (start === undefined) return null
  return 'copy' in start ? <Copied key={start.copy} id={start.copy} /> : <FromTemplate key={start.template} id={start.template} />
}
