import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { NullableBooleanInput, TextInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { InputProps } from '../../../fields/fieldView.ts'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { inputWidthOf } from '../../../fields/shared/layout/widths.ts'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { Operator } from '../../../model/fieldType.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { type FilterKind, filterKind } from './filterKinds.ts'

interface Props {
  readonly entity: string
  readonly field: ResolvedField
  /** Compact: no choice of operators, short labels. */
  readonly plain?: boolean
}

interface ControlProps extends Props {
  readonly label: string
}

const useFilterInput = (field: ResolvedField) => {
  const view = useViews().viewOf(field)
  return view.Filter ?? view.Input
}

const inputProps = ({ entity, field }: Props, operator: Operator, label: string): InputProps => ({
  entity,
  field,
  label,
  source: `${field.path}.${operator}`,
  helperText: false,
})

const TEXT_OPERATORS: readonly Operator[] = ['contains', 'starts', 'eq', 'neq']

const PLAIN_OPERATORS: readonly Operator[] = ['contains']

interface ValueProps extends ControlProps {
  readonly operator: Operator
}

const TextValue = ({ operator, ...props }: ValueProps) => {
  const translate = useTranslate()
  const Input = useFilterInput(props.field)
  const given = inputProps(props, operator, props.label)
  const spokenLabel = useLabelled()(props.label, translate('app.list.value'))
  if (props.field.schema.suggestions) return <Input {...given} spokenLabel={spokenLabel} />
  return (
    <TextInput
      {...{ ...given, entity: undefined, field: undefined }}
      resettable
      slotProps={{ htmlInput: { 'aria-label': spokenLabel } }}
      fullWidth
      label={props.label}
    />
  )
}

const TextControl = ({ entity, field, label, plain = false }: ControlProps) => {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const offered = (plain ? PLAIN_OPERATORS : TEXT_OPERATORS).filter((operator) => field.type.operators.includes(operator))
  const [operator, setOperator] = useState<Operator>(
    () => offered.find((one) => getValues(`${field.path}.${one}`)) ?? offered[0] ?? 'contains',
  )
  const change = (next: Operator) => {
    setValue(`${field.path}.${next}`, getValues(`${field.path}.${operator}`) ?? '')
    setValue(`${field.path}.${operator}`, '')
    setOperator(next)
  }
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {offered.length > 1 && (
        <TextField
          select
          size="small"
          value={operator}
          onChange={(event) => change(event.target.value as Operator)}
          hiddenLabel
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
          sx={{ width: 136, flexShrink: 0 }}
        >
          {offered.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`app.operators.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextValue key={operator} entity={entity} field={field} label={label} operator={operator} />
    </Stack>
  )
}

/** CSS pixels: maximum width at which two inputs share a line of the filter panel. */
const HALF_PANEL = 182

/** CSS pixels of an input around its label, and of a letter of the label. */
const AROUND = 28
const LETTER = 7

const BOUNDS = [
  ['gte', 'from'],
  ['lte', 'to'],
] as const

const RangeControl = ({ entity, field, label, plain = false }: ControlProps) => {
  const translate = useTranslate()
  const labelled = useLabelled()
  const view = useViews().viewOf(field)
  const Input = view.Filter ?? view.Input
  const text = (bound: 'from' | 'to') => translate(`app.operators.${bound}`)
  if (plain) {
    return (
      <Box role="group" aria-label={label}>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 0.5 }}>
          {label}
        </Typography>
        <Stack direction="row" sx={{ gap: 1 }}>
          {BOUNDS.map(([operator, bound]) => (
            <Input key={operator} {...inputProps({ entity, field }, operator, text(bound))} />
          ))}
        </Stack>
      </Box>
    )
  }
  const named = BOUNDS.map(([operator, bound]) => ({ operator, name: labelled(label, text(bound)) }))
  const basis = inputWidthOf(field, view) > HALF_PANEL ? '100%' : `${AROUND + LETTER * Math.max(...named.map(({ name }) => name.length))}px`
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 1.5 }}>
      {named.map(({ operator, name }) => (
        <Box key={operator} style={{ flex: `1 1 ${basis}`, minWidth: 0 }}>
          <Input {...inputProps({ entity, field }, operator, name)} />
        </Box>
      ))}
    </Stack>
  )
}

const one = (operator: Operator) =>
  function OneControl({ entity, field, label }: ControlProps) {
    const Input = useFilterInput(field)
    return <Input {...inputProps({ entity, field }, operator, label)} />
  }

const PresenceControl = ({ field, label }: ControlProps) => {
  const translate = useTranslate()
  return (
    <NullableBooleanInput
      source={`${field.path}.null`}
      label={`${label} ${translate('app.operators.null')}`}
      helperText={false}
      fullWidth
      nullLabel="app.form.notSet"
      falseLabel="app.list.no"
      trueLabel="app.list.yes"
    />
  )
}

const CONTROLS: Readonly<Record<FilterKind, React.ComponentType<ControlProps>>> = {
  text: TextControl,
  range: RangeControl,
  set: one('in'),
  includes: one('includes'),
  exact: one('eq'),
  presence: PresenceControl,
}

/** The filter of one field, by the operators of its type. */
export const FilterControl = (props: Props) => {
  const label = useFieldLabel()(props.entity, props.field)
  const Control = CONTROLS[filterKind(props.field) ?? 'presence']
  return <Control {...props} label={label} />
}
