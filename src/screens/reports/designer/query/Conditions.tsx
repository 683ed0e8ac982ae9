import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'
import { isRelativePeriod } from '../../../../domain/reports/query/relativeDays.ts'
import { isDated, isNumeric } from '../../../../domain/reports/result.ts'
import { RELATIVE_PERIODS, type RelativePeriod } from '../../../../model/values/relativeDays.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { Choose, Entry, Find, Part } from './QueryParts.tsx'
import { type PartProps, replaced } from './queryParts.ts'
import type { QueryColumn } from './useColumns.ts'
import { ValueInput } from './ValueInput.tsx'

type Condition = NonNullable<ReportQuery['conditions']>[number]
type Operator = Condition['operator']

const PRESENCE: readonly Operator[] = ['empty', 'notEmpty']

/** Operators for a column. */
const operatorsOf = (column: QueryColumn | undefined): readonly Operator[] => {
  if (!column) return ['is', ...PRESENCE]
  if (column.type === 'boolean') return ['is', ...PRESENCE]
  if (isDated(column)) return ['during', 'is', 'isNot', 'atLeast', 'atMost', 'above', 'below', ...PRESENCE]
  if (isNumeric(column)) return ['is', 'isNot', 'atLeast', 'atMost', 'above', 'below', ...PRESENCE]
  return column.isId || column.isChoice ? ['is', 'isNot', ...PRESENCE] : ['is', 'isNot', 'contains', 'startsWith', ...PRESENCE]
}

interface EntryProps {
  readonly entity: string
  readonly condition: Condition
  readonly column: QueryColumn | undefined
  readonly onChange: (condition: Condition) => void
  readonly error?: string
}

const Value = ({ entity, condition, column, onChange, error }: EntryProps) => {
  const t = useAreaTexts('parts')
  const translate = useTranslate()
  const { operator, value = '' } = condition
  const label = t('parts.query.fields.conditions.value')
  const write = (next: string) => onChange({ ...condition, value: next })
  if (PRESENCE.includes(operator)) return null
  if (operator === 'during')
    return (
      <Choose
        label={t('parts.query.fields.conditions.period')}
        value={condition.period ?? ''}
        choices={RELATIVE_PERIODS.map((period) => ({ value: period, label: t(`parts.query.options.conditions.period.${period}`) }))}
        onChange={(period) => isRelativePeriod(period) && onChange({ ...condition, period: period satisfies RelativePeriod })}
        error={error}
      />
    )
  if (column?.type === 'boolean')
    return (
      <Choose
        label={label}
        value={value}
        choices={['true', 'false'].map((one) => ({ value: one, label: translate(`ra.boolean.${one}`) }))}
        onChange={write}
        error={error}
      />
    )
  const compared = operator === 'is' || operator === 'isNot'
  if (column?.schema && ((compared && (column.isId || column.isChoice)) || column.type === 'date'))
    return <ValueInput entity={entity} field={column.schema} label={label} value={value} onChange={write} />
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={(event) => write(event.target.value)}
      error={error !== undefined}
      helperText={error}
      {...(column && isDated(column) && { type: 'date', slotProps: { inputLabel: { shrink: true } } })}
      {...(column && isNumeric(column) && { slotProps: { htmlInput: { inputMode: 'decimal' } } })}
    />
  )
}

interface Props extends PartProps {
  readonly entity: string
  readonly columns: readonly QueryColumn[]
  readonly errorAt: (path: string) => string | undefined
}

const OperatorChoice = ({ condition, column, onChange }: Pick<EntryProps, 'condition' | 'column' | 'onChange'>) => {
  const t = useAreaTexts('parts')
  const choose = (name: string) => {
    const operator = operatorsOf(column).find((one) => one === name)
    if (operator) onChange({ column: condition.column, operator, ...(condition.value && { value: condition.value }) })
  }
  return (
    <Choose
      label={t('parts.query.fields.conditions.operator')}
      value={condition.operator}
      choices={operatorsOf(column).map((one) => ({ value: one, label: t(`parts.query.options.conditions.operator.${one}`) }))}
      onChange={choose}
    />
  )
}

/** Conditions of the counted records. */
export const Conditions = ({ query, onChange, columns, entity, errorAt }: Props) => {
  const t = useAreaTexts('parts')
  const own = useAreaTexts('reports')
  const { conditions = [] } = query
  const write = (next: readonly Condition[]) => onChange({ ...query, conditions: next })
  // Records are chosen by id and found by parts of their names.
  const choices = columns.map(({ name, title, isName }) => ({
    value: name,
    label: isName ? own('reports.query.nameOf', { name: title }) : title.replace(/ \(id\)$/, ''),
  }))
  const begin = (name: string): Condition => {
    const [operator = 'is'] = operatorsOf(columns.find((one) => one.name === name))
    return { column: name, operator, ...(operator === 'during' && { period: 'thisYear' as const }) }
  }
  const first = columns.find(isDated) ?? columns[0]
  return (
    <Part
      title={t('parts.query.fields.conditions')}
      add={own('reports.query.addCondition')}
      onAdd={() => write([...conditions, begin(first?.name ?? '')])}
    >
      {conditions.map((condition, at) => {
        const column = columns.find(({ name }) => name === condition.column)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else
          <Entry key={at} label={column?.title ?? condition.column} onRemove={() => write(replaced(conditions, at, undefined))}>
            <Find
              label={t('parts.query.fields.conditions.column')}
              value={condition.column}
              choices={choices}
              onChange={(name) => write(replaced(conditions, at, begin(name)))}
              error={errorAt(`conditions.${at}.column`)}
            />
            <OperatorChoice condition={condition} column={column} onChange={(next) => write(replaced(conditions, at, next))} />
            <Value
              entity={entity}
              condition={condition}
              column={column}
              onChange={(next) => write(replaced(conditions, at, next))}
              error={errorAt(`conditions.${at}.value`) ?? errorAt(`conditions.${at}.period`)}
            />
          </Entry>
        )
      })}
    </Part>
  )
}
