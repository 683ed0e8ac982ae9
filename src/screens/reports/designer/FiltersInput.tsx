import { Box, FormHelperText, TextField, Typography } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { useNames } from '../../../admin/names.ts'
import { isRelativePeriod } from '../../../domain/reports/query/relativeDays.ts'
import { isDated, isNumeric } from '../../../domain/reports/result.ts'
import { isMembers } from '../../../model/evaluate/kinds.ts'
import { RELATIVE_PERIODS } from '../../../model/values/relativeDays.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { ReportFilter } from '../filters/filterValues.ts'
import { findColumn } from '../filters/useFilterFields.ts'
import { useReportViews } from '../views/useReportViews.ts'
import { fieldOf, type ReadView, useViewTexts } from '../views/useViewTexts.ts'
import { Choose, Entry, Find, Part } from './query/QueryParts.tsx'
import { replaced } from './query/queryParts.ts'
import { useQueryErrors } from './query/useQueryErrors.ts'

type Draft = Partial<ReportFilter> & Pick<ReportFilter, 'name' | 'column' | 'type'>

const TYPES = ['text', 'number', 'date', 'range', 'choice', 'lookup'] as const

const isDraft = (value: unknown): value is Draft => isMembers(value)

/** Names are used in SQL as `:name`: letters, digits and `_`. */
const freeName = (column: string, taken: readonly string[]): string => {
  const free = (name: string, next: number): string => (taken.includes(name) ? free(`${column}${next}`, next + 1) : name)
  return free(column, 2)
}

interface Context {
  readonly views: readonly ReadView[]
  readonly queryView: string | undefined
}

/** The best kind of filter for a column. */
const useTypeOf = ({ views, queryView }: Context) => {
  const { model } = useAdmin()
  return (name: string): ReportFilter['type'] => {
    const found = findColumn(views, name, queryView)
    if (!found) return 'text'
    const field = fieldOf(model, found.view, found.column)
    if (isDated(found.column) || isNumeric(found.column)) return 'range'
    if (found.column.type === 'boolean' || field?.options) return 'choice'
    return field?.reference && !found.column.label ? 'lookup' : 'text'
  }
}

/** Label of a column, without the mark of ids. */
const useTitleOf = ({ views, queryView }: Context) => {
  const texts = useViewTexts()
  return (column: string): string => {
    const found = findColumn(views, column, queryView)
    return found ? texts.column(found.view, found.column).replace(/ \(id\)$/, '') : ''
  }
}

interface FilterProps extends Context {
  readonly filter: Draft
  readonly others: readonly Draft[]
  readonly onChange: (filter: Draft) => void
  readonly onRemove: () => void
  readonly errorAt: (path: string) => string | undefined
}

const DefaultInput = ({ filter, onChange, errorAt }: Pick<FilterProps, 'filter' | 'onChange' | 'errorAt'>) => {
  const t = useAreaTexts('reports')
  const periods = useAreaTexts('parts')
  if (filter.type !== 'range' && filter.type !== 'date')
    return (
      <TextField
        size="small"
        label={t('reports.filters.default')}
        value={filter.default ?? ''}
        onChange={({ target: { value } }) => onChange({ ...filter, default: value || null })}
        error={errorAt('default') !== undefined}
        helperText={errorAt('default')}
      />
    )
  return (
    <Choose
      label={t('reports.filters.default')}
      value={filter.period ?? 'none'}
      choices={[
        { value: 'none', label: t('reports.filters.anyDay') },
        ...RELATIVE_PERIODS.map((value) => ({ value, label: periods(`parts.query.options.conditions.period.${value}`) })),
      ]}
      onChange={(period) => onChange({ ...filter, period: isRelativePeriod(period) ? period : null })}
    />
  )
}

const LookupInputs = ({ filter, others, onChange, views, queryView }: Omit<FilterProps, 'onRemove' | 'errorAt'>) => {
  const t = useAreaTexts('reports')
  const { model } = useAdmin()
  const names = useNames()
  const found = findColumn(views, filter.column, queryView)
  const known = found && fieldOf(model, found.view, found.column)?.reference
  const above = others.filter(({ type, name }) => type === 'lookup' && name !== filter.name)
  return (
    <>
      {!known && (
        <Find
          label={t('reports.filters.entity')}
          value={filter.entity ?? ''}
          choices={model.list.map((entity) => ({ value: entity.id, label: names.entity(entity, 2) }))}
          onChange={(entity) => onChange({ ...filter, entity })}
        />
      )}
      {above.length > 0 && (
        <Choose
          label={t('reports.filters.within')}
          value={filter.within ?? 'none'}
          choices={[
            { value: 'none', label: t('reports.filters.nothing') },
            ...above.map(({ name, label }) => ({ value: name, label: label || name })),
          ]}
          onChange={(within) => onChange({ ...filter, within: within === 'none' ? null : within })}
        />
      )}
    </>
  )
}

/** The column of a filter: a choice for a query, a name for SQL. Another column gets the type that suits it. */
const ColumnInput = ({ filter, others, onChange, errorAt, ...context }: Omit<FilterProps, 'onRemove'>) => {
  const t = useAreaTexts('reports')
  const label = useTranslate()('resources.reports.fields.filters.column')
  const typeOf = useTypeOf(context)
  const titleOf = useTitleOf(context)
  const view = context.views.find(({ name }) => name === context.queryView)
  const begin = (column: string) => {
    const name = freeName(
      column.replaceAll(/\W/g, '_'),
      others.filter((one) => one !== filter).map((one) => one.name),
    )
    onChange({
      ...filter,
      column,
      name,
      type: typeOf(column),
      label: view ? titleOf(column) : (filter.label ?? null),
      default: null,
      period: null,
      within: null,
    })
  }
  return view ? (
    <Find
      label={label}
      value={filter.column}
      choices={view.columns.map((column) => ({
        value: column.name,
        label: column.label ? t('reports.query.nameOf', { name: titleOf(column.name) }) : titleOf(column.name),
      }))}
      onChange={begin}
      error={errorAt('column')}
    />
  ) : (
    <TextField
      size="small"
      label={label}
      value={filter.column}
      onChange={({ target: { value } }) => onChange({ ...filter, column: value })}
      onBlur={() => filter.name === '' && filter.column !== '' && begin(filter.column)}
      error={errorAt('column') !== undefined}
      helperText={errorAt('column')}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  )
}

const TypeChoice = ({ filter, onChange, errorAt }: Pick<FilterProps, 'filter' | 'onChange' | 'errorAt'>) => {
  const translate = useTranslate()
  return (
    <Choose
      label={translate('resources.reports.fields.filters.type')}
      value={filter.type}
      choices={TYPES.map((type) => ({ value: type, label: translate(`resources.reports.options.filters.type.${type}`) }))}
      onChange={(type) =>
        onChange({ ...filter, type: TYPES.find((one) => one === type) ?? 'text', default: null, period: null, within: null })
      }
      error={errorAt('type')}
    />
  )
}

/** How SQL uses the filter. */
const usageOf = ({ name, type }: Draft): string => name && (type === 'range' ? `:${name}_from, :${name}_to` : `:${name}`)

const FilterEditor = ({ filter, others, onChange, onRemove, errorAt, ...context }: FilterProps) => {
  const t = useAreaTexts('reports')
  const translate = useTranslate()
  const isSql = !context.views.some(({ name }) => name === context.queryView)
  const column = findColumn(context.views, filter.column, context.queryView)?.column
  const isNumberRange = filter.type === 'range' && column !== undefined && isNumeric(column)
  const label = (name: string) => translate(`resources.reports.fields.filters.${name}`)
  return (
    <Box sx={{ border: '1px solid var(--line)', borderRadius: '8px', p: 1.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Entry label={filter.label || filter.name} onRemove={onRemove}>
        <ColumnInput {...{ filter, others, onChange, errorAt }} {...context} />
        <TypeChoice filter={filter} onChange={onChange} errorAt={errorAt} />
      </Entry>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 140px', minWidth: 0 } }}>
        <TextField
          size="small"
          label={label('label')}
          value={filter.label ?? ''}
          onChange={({ target: { value } }) => onChange({ ...filter, label: value || null })}
        />
        {isSql && (
          <TextField
            size="small"
            label={label('name')}
            value={filter.name}
            onChange={({ target: { value } }) => onChange({ ...filter, name: value })}
            error={errorAt('name') !== undefined}
            helperText={errorAt('name') ?? usageOf(filter)}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
        )}
        {!isNumberRange && <DefaultInput filter={filter} onChange={onChange} errorAt={errorAt} />}
        {filter.type === 'choice' && (
          <TextField
            size="small"
            label={t('reports.filters.choices')}
            value={filter.choices ?? ''}
            onChange={({ target: { value } }) => onChange({ ...filter, choices: value || null })}
          />
        )}
        {filter.type === 'lookup' && <LookupInputs filter={filter} others={others} onChange={onChange} {...context} />}
      </Box>
    </Box>
  )
}

/** A new filter: by the first column of dates without one, else by the first column. */
const useNewFilter = (filters: readonly Draft[], context: Pick<FilterProps, 'views' | 'queryView'>) => {
  const typeOf = useTypeOf(context)
  const titleOf = useTitleOf(context)
  const view = context.views.find(({ name }) => name === context.queryView)
  return (): Draft => {
    const column = view?.columns.find((one) => isDated(one) && !filters.some((filter) => filter.column === one.name)) ?? view?.columns[0]
    const name = column?.name ?? ''
    const taken = filters.map((one) => one.name)
    return {
      ...{ name: name && freeName(name, taken), column: name, type: column ? typeOf(name) : 'text' },
      ...{ label: view && column ? titleOf(name) : null, period: null },
    }
  }
}

/** The filters of a report: each has a column and a default. */
const FiltersInput = ({ source, label }: { readonly source: string; readonly label?: string | false }) => {
  const t = useAreaTexts('reports')
  const translate = useTranslate()
  const { field } = useInput({ source, format: (value) => value, parse: (value) => value })
  const [query] = useFormValues<'reports'>('query')
  const { data: views = [] } = useReportViews()
  const errorAt = useQueryErrors(source)
  const filters: readonly Draft[] = Array.isArray(field.value) ? field.value.filter(isDraft) : []
  const queryView = isMembers(query) && typeof query.view === 'string' ? query.view : undefined
  const newFilter = useNewFilter(filters, { views, queryView })
  const write = (next: readonly Draft[]) => field.onChange(next)
  const title = typeof label === 'string' ? label : translate('resources.reports.fields.filters')
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <Part title={title} add={t('reports.filters.add')} onAdd={() => write([...filters, newFilter()])}>
        <Typography variant="body2" color="text.secondary">
          {t('reports.filters.help')}
        </Typography>
        {filters.map((filter, at) => (
          <FilterEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: new entries have nothing else
            key={at}
            filter={filter}
            others={filters}
            views={views}
            queryView={queryView}
            onChange={(next) => write(replaced(filters, at, next))}
            onRemove={() => write(replaced(filters, at, undefined))}
            errorAt={(path) => errorAt(`${at}.${path}`)}
          />
        ))}
      </Part>
      {errorAt('') !== undefined && <FormHelperText error>{errorAt('')}</FormHelperText>}
    </Box>
  )
}

export default FiltersInput
