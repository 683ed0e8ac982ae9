import Close from '@mui/icons-material/Close'
import { Autocomplete, Box, createFilterOptions, IconButton, MenuItem, TextField } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../../providers/i18n/useLabelled.ts'
import { optionGroup } from '../../../../ui/optionGroup.tsx'
import { useAdmin, useMay } from '../../../adminContext.tsx'
import { ConditionValue } from './ConditionValue.tsx'
import { isOfUsers, operatorsOf } from './conditionOperators.ts'
import { type Condition, type ConditionOperator, type ConditionPart, newCondition, newGroup, takesValue } from './conditionTree.ts'
import { type ConditionFields, type FieldChoice, nameOf } from './useConditionFields.ts'
import { useOperatorText } from './useOperatorText.ts'

/** The field above its operator and value; the button beside the field, but after the value for the keyboard. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1,
  rowGap: 1,
  '& .MuiFormControl-root': { my: 0 },
} as const

const COMPARISON = {
  gridArea: '2 / 1 / auto / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flex: '1 1 150px', minWidth: 0 },
} as const

/** `country name` finds Country › Name. */
const find = createFilterOptions<FieldChoice>({ stringify: ({ via, label }) => `${via} ${label}` })

interface FieldProps {
  readonly choices: readonly FieldChoice[]
  readonly chosen: FieldChoice | undefined
  readonly onChoose: (choice: FieldChoice) => void
}

const FieldPicker = ({ choices, chosen, onChoose }: FieldProps) => {
  const t = useAreaTexts('list')
  return (
    <Autocomplete
      size="small"
      fullWidth
      clearIcon={null}
      autoHighlight
      openOnFocus={!chosen}
      options={choices}
      filterOptions={find}
      groupBy={({ via }) => via}
      renderGroup={optionGroup}
      getOptionLabel={nameOf}
      getOptionKey={({ path }) => path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      renderOption={({ key, ...props }, { label, field }) => (
        <li key={key} {...props}>
          {label}
          {field.rows && ' …'}
        </li>
      )}
      value={chosen ?? null}
      onChange={(_, choice) => choice && onChoose(choice)}
      renderInput={(params) => <TextField {...params} autoFocus={!chosen} label={t('list.filter.field')} />}
    />
  )
}

interface Props {
  readonly fields: ConditionFields
  readonly condition: Condition
  readonly onChange: (part: ConditionPart | undefined) => void
  /** Whether child rows can be chosen, for a group of conditions that one row meets. */
  readonly nests: boolean
}

const isList = (operator: ConditionOperator) => operator === 'in' || operator === 'nin' || operator === 'includes'

/** The condition with another operator; the value stays if it can. */
const withOperator = (condition: Condition, operator: ConditionOperator): Condition => {
  const keeps = isList(operator) === isList(condition.operator) && (operator === 'during') === (condition.operator === 'during')
  return { ...condition, operator, value: keeps ? condition.value : null }
}

interface OperatorProps extends Pick<Props, 'condition' | 'onChange'> {
  readonly chosen: FieldChoice
  readonly operators: readonly ConditionOperator[]
}

const OperatorPicker = ({ condition, chosen, operators, onChange }: OperatorProps) => {
  const t = useAreaTexts('list')
  const labelled = useLabelled()
  const textOf = useOperatorText()
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      value={operators.includes(condition.operator) ? condition.operator : ''}
      onChange={({ target }) => onChange(withOperator(condition, operators.find((one) => one === target.value) ?? condition.operator))}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': labelled(nameOf(chosen), t('list.filter.operator')) } } }}
    >
      {operators.map((operator) => (
        <MenuItem key={operator} value={operator}>
          {textOf(operator, chosen.field)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Ref of a condition's operator and value; a function after which the value takes the focus, once there is one. */
const useValueFocus = (path: string) => {
  const comparison = useRef<HTMLDivElement>(null)
  const awaited = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field has another value
  useEffect(() => {
    if (awaited.current)
      comparison.current?.lastElementChild?.querySelector<HTMLElement>('input:not([aria-hidden]), [role=combobox]')?.focus()
    awaited.current = false
  }, [path])
  const awaitValue = () => {
    awaited.current = true
  }
  return { comparison, awaitValue }
}

/** One condition: a field, an operator and, with most operators, a value. */
export const ConditionEditor = ({ fields, condition, onChange, nests }: Props) => {
  const t = useAreaTexts('list')
  const may = useMay()
  const translate = useTranslate()
  const labelled = useLabelled()
  const chosen = fields.find(condition.path)
  const { entities } = useAdmin().model
  const operatorsFor = ({ field }: FieldChoice) => {
    const entity = field.reference && entities[field.reference.entity]
    const listed = field.reference === undefined || may(field.reference.entity, 'list')
    return operatorsOf(field, { listed, users: entity !== undefined && isOfUsers(entity) })
  }
  const operators = chosen ? operatorsFor(chosen) : []
  const { comparison, awaitValue } = useValueFocus(condition.path)
  const choose = (choice: FieldChoice) => {
    if (choice.field.rows) return onChange(newGroup('all', [newCondition()], choice.path))
    const [operator = 'null'] = operatorsFor(choice)
    awaitValue()
    return onChange({ key: condition.key, path: choice.path, operator, value: null })
  }
  const name = (chosen ? nameOf(chosen) : condition.path) || t('list.filter.field')
  return (
    <Box role="group" aria-label={name} sx={GRID}>
      <FieldPicker choices={nests ? fields.choices : fields.choices.filter(({ field }) => !field.rows)} chosen={chosen} onChoose={choose} />
      {chosen && (
        <Box ref={comparison} sx={COMPARISON}>
          <OperatorPicker condition={condition} chosen={chosen} operators={operators} onChange={onChange} />
          {takesValue(condition.operator) && (
            <ConditionValue
              key={`${condition.path} ${condition.operator}`}
              choice={chosen}
              condition={condition}
              label={translate('app.list.value')}
              onChange={(value) => onChange({ ...condition, value })}
            />
          )}
        </Box>
      )}
      <IconButton
        size="small"
        sx={{ gridArea: '1 / 2', mt: 0.5, color: 'text.secondary' }}
        aria-label={labelled(t('list.filter.remove'), name)}
        onClick={() => onChange(undefined)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
