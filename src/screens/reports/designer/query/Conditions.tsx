import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { alongPath } from '../../../../admin/names.ts'
import { withoutIdSign } from '../../../../domain/reports/columnTexts.ts'
import { keptConditions } from '../../../../domain/reports/query/alternatives.ts'
import { ME, type ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'
import { isRelativePeriod } from '../../../../domain/reports/query/relativeDays.ts'
import { comparedWithUser, isUserComparison, OF_USERS, USER_COMPARISONS } from '../../../../domain/reports/query/userComparisons.ts'
import { isDated, isNumeric } from '../../../../domain/reports/result.ts'
import { RELATIVE_PERIODS, type RelativePeriod } from '../../../../model/values/relativeDays.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import type { ReadView } from '../../views/useViewTexts.ts'
import { Choose, Entry, Find, Part } from './QueryParts.tsx'
import { type PartProps, replaced } from './queryParts.ts'
import { type QueryColumn, useFurtherColumns } from './useColumns.ts'
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
  readonly condition: Condition
  readonly column: QueryColumn | undefined
  readonly onChange: (condition: Condition) => void
  readonly error?: string
}

const Value = ({ condition, column, onChange, error }: EntryProps) => {
  const t = useAreaTexts('parts')
  const translate = useTranslate()
  const { operator, value = '' } = condition
  const label = t('parts.query.fields.conditions.value')
  const write = (next: string) => onChange({ ...condition, value: next })
  if (PRESENCE.includes(operator) || comparedWithUser(condition)) return null
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
    return <ValueInput entity={column.entity} field={column.schema} label={label} value={value} onChange={write} />
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
  readonly view: ReadView
  readonly columns: readonly QueryColumn[]
  readonly errorAt: (path: string) => string | undefined
}

const OperatorChoice = ({ condition, column, onChange }: Pick<EntryProps, 'condition' | 'column' | 'onChange'>) => {
  const t = useAreaTexts('parts')
  const list = useAreaTexts('list')
  const choices = [...operatorsOf(column), ...(column?.isUser ? USER_COMPARISONS : [])]
  const choose = (name: string) => {
    const chosen = choices.find((one) => one === name)
    if (!chosen) return
    const { column: compared, value, or } = condition
    const comparison = isUserComparison(chosen)
      ? { operator: OF_USERS[chosen], value: ME }
      : { operator: chosen, ...(value && value !== ME && { value }) }
    onChange({ column: compared, ...comparison, ...(or && { or }) })
  }
  return (
    <Choose
      label={t('parts.query.fields.conditions.operator')}
      value={comparedWithUser(condition) ?? condition.operator}
      choices={choices.map((one) => ({
        value: one,
        label: isUserComparison(one) ? list(`list.filter.${one}`) : t(`parts.query.options.conditions.operator.${one}`),
      }))}
      onChange={choose}
    />
  )
}

/** Whether a condition is an alternative to the one before it. */
const JoinChoice = ({ condition, onChange }: Pick<EntryProps, 'condition' | 'onChange'>) => {
  const t = useAreaTexts('reports')
  const list = useAreaTexts('list')
  const { or: isOr = false, ...rest } = condition
  return (
    <Box className="query-join">
      <Choose
        label={t('reports.query.join')}
        value={isOr ? 'or' : 'and'}
        choices={['and', 'or'].map((one) => ({ value: one, label: list(`list.filter.${one}`) }))}
        onChange={(one) => onChange(one === 'or' ? { ...rest, or: true } : rest)}
      />
    </Box>
  )
}

/** Conditions of the counted records. */
export const Conditions = ({ query, onChange, view, columns: own, errorAt }: Props) => {
  const columns = [...own, ...useFurtherColumns(view)]
  const t = useAreaTexts('parts')
  const texts = useAreaTexts('reports')
  const { conditions = [] } = query
  const write = (next: readonly Condition[]) => onChange({ ...query, conditions: next })
  // Records are chosen by id and found by parts of their names.
  const choices = columns.map(({ name, title, via, isName }) => {
    const label = isName ? texts('reports.query.nameOf', { name: title }) : withoutIdSign(title)
    return { value: name, label: via === undefined ? label : alongPath([via, label]) }
  })
  const begin = (name: string, or = false): Condition => {
    const [operator = 'is'] = operatorsOf(columns.find((one) => one.name === name))
    return { column: name, operator, ...(operator === 'during' && { period: 'thisYear' as const }), ...(or && { or }) }
  }
  const first = columns.find(isDated) ?? columns[0]
  return (
    <Part
      title={t('parts.query.fields.conditions')}
      add={texts('reports.query.addCondition')}
      onAdd={() => write([...conditions, begin(first?.name ?? '')])}
    >
      {conditions.map((condition, at) => {
        const column = columns.find(({ name }) => name === condition.column)
        const change = (next: Condition) => write(replaced(conditions, at, next))
        const remove = () => write(keptConditions(conditions, (one) => one !== condition))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else
          <Entry key={at} label={column?.title ?? condition.column} onRemove={remove}>
            {at > 0 && <JoinChoice condition={condition} onChange={change} />}
            <Box className={column?.via === undefined ? undefined : 'query-path'}>
              <Find
                label={t('parts.query.fields.conditions.column')}
                value={condition.column}
                choices={choices}
                onChange={(name) => change(begin(name, condition.or))}
                error={errorAt(`conditions.${at}.column`)}
              />
            </Box>
            <OperatorChoice condition={condition} column={column} onChange={change} />
            <Value
              condition={condition}
              column={column}
              onChange={change}
              error={errorAt(`conditions.${at}.value`) ?? errorAt(`conditions.${at}.period`)}
            />
          </Entry>
        )
      })}
    </Part>
  )
}
