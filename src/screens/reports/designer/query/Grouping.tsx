import { Autocomplete, Box, FormControlLabel, Switch, TextField } from '@mui/material'
import { columnName } from '../../../../domain/reports/columnTexts.ts'
import { PERIODS } from '../../../../domain/reports/periods.ts'
import type { ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'
import { resultNames } from '../../../../domain/reports/query/suggestQuery.ts'
import { isDated, isNumeric } from '../../../../domain/reports/result.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { type Choice, Choose, Entry, Find, Part } from './QueryParts.tsx'
import { type PartProps, replaced } from './queryParts.ts'
import type { QueryColumn } from './useColumns.ts'

interface Props extends PartProps {
  readonly columns: readonly QueryColumn[]
  readonly errorAt: (path: string) => string | undefined
}

const choicesOf = (columns: readonly QueryColumn[]): readonly Choice[] => columns.map(({ name, title }) => ({ value: name, label: title }))

type Group = NonNullable<ReportQuery['groups']>[number]
type Measure = NonNullable<ReportQuery['measures']>[number]
type Sort = NonNullable<ReportQuery['sort']>[number]

/** Groups of the result. */
export const Groups = ({ query, onChange, columns, errorAt }: Props) => {
  const t = useAreaTexts('parts')
  const own = useAreaTexts('reports')
  const { groups = [] } = query
  const write = (next: readonly Group[]) => onChange({ ...query, groups: next })
  const begin = (name: string): Group => {
    const column = columns.find((one) => one.name === name)
    return { column: name, ...(column && isDated(column) && { by: 'month' as const }) }
  }
  const free = columns.find(({ name }) => !groups.some(({ column }) => column === name))
  return (
    <Part
      title={t('parts.query.fields.groups')}
      add={groups.length < 4 ? own('reports.query.addGroup') : undefined}
      onAdd={() => write([...groups, begin(free?.name ?? '')])}
    >
      {groups.map((group, at) => {
        const column = columns.find(({ name }) => name === group.column)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else
          <Entry key={at} label={column?.title ?? group.column} onRemove={() => write(replaced(groups, at, undefined))}>
            <Find
              label={t('parts.query.fields.groups.column')}
              value={group.column}
              choices={choicesOf(columns)}
              onChange={(name) => write(replaced(groups, at, begin(name)))}
              error={errorAt(`groups.${at}.column`)}
            />
            {column && isDated(column) && (
              <Choose
                label={t('parts.query.fields.groups.by')}
                value={group.by ?? 'day'}
                choices={PERIODS.map((by) => ({ value: by, label: t(`parts.query.options.groups.by.${by}`) }))}
                onChange={(by) => write(replaced(groups, at, { ...group, by: PERIODS.find((one) => one === by) }))}
              />
            )}
          </Entry>
        )
      })}
    </Part>
  )
}

const MEASURES = ['count', 'sum', 'average', 'min', 'max', 'distinct', 'share', 'running'] as const

/** The columns that a measure can have. */
const fittingOf = (of: Measure['of'], columns: Props['columns']): Props['columns'] => {
  if (of === 'count' || of === 'distinct') return columns
  return columns.filter((column) => (of === 'min' || of === 'max' ? column.type !== 'boolean' : isNumeric(column)))
}

/** Measures of the result. */
export const Measures = ({ query, onChange, columns, errorAt }: Props) => {
  const t = useAreaTexts('parts')
  const own = useAreaTexts('reports')
  const { measures = [] } = query
  const write = (next: readonly Measure[]) => onChange({ ...query, measures: next })
  const begin = (of: Measure['of'], column?: string): Measure => {
    const fitting = fittingOf(of, columns)
    const kept = fitting.find(({ name }) => name === column)?.name ?? fitting[0]?.name
    return of === 'count' || kept === undefined ? { of } : { of, column: kept }
  }
  return (
    <Part
      title={t('parts.query.fields.measures')}
      add={measures.length < 8 ? own('reports.query.addMeasure') : undefined}
      onAdd={() => write([...measures, begin(measures.length === 0 ? 'count' : 'sum')])}
    >
      {measures.map((measure, at) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else
          key={at}
          label={t(`parts.query.options.measures.of.${measure.of}`)}
          onRemove={() => write(replaced(measures, at, undefined))}
        >
          <Choose
            label={t('parts.query.fields.measures.of')}
            value={measure.of}
            choices={MEASURES.map((of) => ({ value: of, label: t(`parts.query.options.measures.of.${of}`) }))}
            onChange={(of) => {
              const found = MEASURES.find((one) => one === of)
              if (found) write(replaced(measures, at, begin(found, measure.column)))
            }}
          />
          {measure.of !== 'count' && (
            <Find
              label={t('parts.query.fields.measures.column')}
              value={measure.column ?? ''}
              choices={choicesOf(fittingOf(measure.of, columns))}
              onChange={(column) => write(replaced(measures, at, { ...measure, column }))}
              error={errorAt(`measures.${at}.column`)}
            />
          )}
        </Entry>
      ))}
    </Part>
  )
}

/** Columns of a result that lists records. */
export const Columns = ({ query, onChange, columns }: Props) => {
  const t = useAreaTexts('parts')
  const own = useAreaTexts('reports')
  const choices = choicesOf(columns)
  const chosen = query.columns ?? []
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={choices}
      getOptionKey={({ value }) => value}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      value={chosen.map((name) => choices.find(({ value }) => value === name) ?? { value: name, label: name })}
      onChange={(_, next) => onChange({ ...query, columns: next.map(({ value }) => value) })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('parts.query.fields.columns')}
          helperText={chosen.length === 0 ? own('reports.query.allColumns') : undefined}
        />
      )}
    />
  )
}

/** Name of a result's column; for a measure its function and column. */
const useResultChoices = (query: ReportQuery, columns: readonly QueryColumn[]): readonly Choice[] => {
  const t = useAreaTexts('parts')
  const titleOf = (name: string | undefined) => columns.find((column) => column.name === name)?.title ?? columnName(name ?? '')
  const measured = new Map(
    (query.measures ?? []).map(({ of, column }) => [
      column ? `${of}_${column}` : of,
      [t(`parts.query.options.measures.of.${of}`), ...(column ? [titleOf(column)] : [])].join(': '),
    ]),
  )
  const names = resultNames(query)
  return (names.length > 0 ? names : columns.map(({ name }) => name)).map((name) => ({
    value: name,
    label: measured.get(name) ?? titleOf(name),
  }))
}

const LimitInput = ({ query, onChange, errorAt }: Pick<Props, 'query' | 'onChange' | 'errorAt'>) => {
  const t = useAreaTexts('parts')
  const { limit, ...rest } = query
  return (
    <Box sx={{ width: 160 }}>
      <TextField
        size="small"
        type="number"
        label={t('parts.query.fields.limit')}
        value={limit ?? ''}
        onChange={({ target: { value } }) => onChange(value === '' ? rest : { ...rest, limit: Number(value) })}
        error={errorAt('limit') !== undefined}
        helperText={errorAt('limit')}
        slotProps={{ htmlInput: { min: 1, max: 10_000 } }}
      />
    </Box>
  )
}

/** Order and limit. */
export const Order = ({ query, onChange, columns, errorAt }: Props) => {
  const t = useAreaTexts('parts')
  const own = useAreaTexts('reports')
  const choices = useResultChoices(query, columns)
  const { sort = [] } = query
  const write = (next: readonly Sort[]) => onChange({ ...query, sort: next })
  return (
    <Part
      title={t('parts.query.fields.sort')}
      add={sort.length < 4 ? own('reports.query.addSort') : undefined}
      onAdd={() => write([...sort, { column: choices.at(-1)?.value ?? '', descending: true }])}
    >
      {sort.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else
        <Entry key={at} label={one.column} onRemove={() => write(replaced(sort, at, undefined))}>
          <Find
            label={t('parts.query.fields.sort.column')}
            value={one.column}
            choices={choices}
            onChange={(column) => write(replaced(sort, at, { ...one, column }))}
            error={errorAt(`sort.${at}.column`)}
          />
          <FormControlLabel
            sx={{ m: 0 }}
            control={
              <Switch
                size="small"
                checked={one.descending === true}
                onChange={(_, descending) => write(replaced(sort, at, { ...one, descending }))}
              />
            }
            label={t('parts.query.fields.sort.descending')}
          />
        </Entry>
      ))}
      <LimitInput query={query} onChange={onChange} errorAt={errorAt} />
    </Part>
  )
}
