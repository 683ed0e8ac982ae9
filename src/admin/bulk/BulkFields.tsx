import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton, MenuItem, TextField, Tooltip } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity } from '../adminContext.tsx'

/** A field that is changed; without a name until it is chosen. */
export interface ChosenField {
  readonly key: number
  readonly name: string
}

interface Props {
  /** Those that can be changed. */
  readonly fields: readonly ResolvedField[]
  readonly chosen: readonly ChosenField[]
  readonly onChosen: (chosen: readonly ChosenField[]) => void
  /** What the records have in common. */
  readonly common: Readonly<Record<string, unknown>>
  /** Name of the field whose input has the focus at first. */
  readonly focused: string
  /** What the server refused. */
  readonly errors: readonly FieldError[]
}

/** What an input of yes or no without a third state shows while it has no value. */
const shownAtFirst = ({ type, default: preset, required }: ResolvedField): Json =>
  type.flag === true && (typeof preset === 'boolean' || required) ? preset === true : null

/** Shows errors of the server at the inputs that they are about. */
const useErrorsAtInputs = (errors: readonly FieldError[]) => {
  const { setError } = useFormContext()
  const entity = useEntity().id
  const translate = useTranslate()
  useEffect(() => {
    for (const [at, error] of errors.entries()) {
      const { message, args } = errorMessage(translate, entity, error)
      setError(error.path, { type: 'server', message: translate(message, args) }, { shouldFocus: at === 0 })
    }
  }, [errors, setError, translate, entity])
}

interface ChoiceProps {
  readonly fields: readonly ResolvedField[]
  readonly field: ResolvedField | undefined
  readonly autoFocus: boolean
  readonly onChoose: (name: string) => void
  readonly onRemove: (() => void) | undefined
  readonly children: ReactNode
}

/** A choice of a field, and its input below. */
const FieldChoice = ({ fields, field, autoFocus, onChoose, onRemove, children }: ChoiceProps) => {
  const texts = useAreaTexts('list')
  const translate = useTranslate()
  const entity = useEntity().id
  const labelOf = useFieldLabel()
  const label = field ? labelOf(entity, field) : translate('app.bulk.field')
  const remove = texts('list.jobs.removeField', { name: label })
  return (
    <Box {...(field && { role: 'group', 'aria-label': label })} sx={{ '& + &': { mt: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <TextField
          select
          fullWidth
          margin="dense"
          label={translate('app.bulk.field')}
          helperText={field ? undefined : texts('list.jobs.chooseField')}
          autoFocus={autoFocus}
          value={field?.name ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {fields.map((one) => (
            <MenuItem key={one.name} value={one.name}>
              {labelOf(entity, one)}
            </MenuItem>
          ))}
        </TextField>
        {onRemove && (
          <Tooltip title={remove}>
            <IconButton aria-label={remove} onClick={onRemove} sx={{ mt: 1 }}>
              <Close />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {children}
    </Box>
  )
}

/** The chosen fields, each with its input; further ones can be added. */
export const BulkFields = ({ fields, chosen, onChosen, common, focused, errors }: Props) => {
  const texts = useAreaTexts('list')
  const entity = useEntity().id
  const { setValue, clearErrors } = useFormContext()
  const adding = useRef<HTMLButtonElement>(null)
  useErrorsAtInputs(errors)
  const byName = new Map(fields.map((field) => [field.name, field]))
  const isFree = ({ name }: ResolvedField) => chosen.every((one) => one.name !== name)
  const leave = (name: string) => {
    if (name === '') return
    setValue(name, common[name])
    clearErrors(name)
  }
  const choose = ({ key, name: before }: ChosenField, name: string) => {
    leave(before)
    const field = byName.get(name)
    if (field) setValue(name, shownAtFirst(field))
    onChosen(chosen.map((one) => (one.key === key ? { key, name } : one)))
  }
  const remove = (removed: ChosenField) => {
    leave(removed.name)
    flushSync(() => onChosen(chosen.filter(({ key }) => key !== removed.key)))
    adding.current?.focus()
  }
  const last = chosen.at(-1)?.key ?? 0
  return (
    <>
      {chosen.map((one) => {
        const field = byName.get(one.name)
        return (
          <FieldChoice
            key={one.key}
            fields={fields.filter((other) => other.name === one.name || isFree(other))}
            field={field}
            autoFocus={one.key > 0 && field === undefined}
            onChoose={(name) => choose(one, name)}
            onRemove={chosen.length > 1 ? () => remove(one) : undefined}
          >
            {/* The menu of fields holds the focus until it has closed. */}
            {field && (
              <Box sx={{ mt: 2 }}>
                <FieldInput key={field.name} entity={entity} field={field} source={field.name} autoFocus={field.name === focused} />
              </Box>
            )}
          </FieldChoice>
        )
      })}
      <Button
        ref={adding}
        size="small"
        startIcon={<Add />}
        disabled={chosen.length >= fields.length}
        onClick={() => onChosen([...chosen, { key: last + 1, name: '' }])}
        sx={{ mt: 1 }}
      >
        {texts('list.jobs.addField')}
      </Button>
    </>
  )
}
