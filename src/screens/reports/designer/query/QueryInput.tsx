import { Box, Button, FormHelperText, Skeleton, Typography } from '@mui/material'
import { useRef } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useAdmin } from '../../../../admin/adminContext.tsx'
import { useEntityForm, useFormValues } from '../../../../admin/form/entityForm.ts'
import type { WrittenSql } from '../../../../domain/reports/query/asSql.ts'
import type { ReportQuery } from '../../../../domain/reports/query/compileQuery.ts'
import { byCurrency, currenciesOf, type SuggestedQuery, suggestChart } from '../../../../domain/reports/query/suggestQuery.ts'
import { entityOf, fieldOf } from '../../../../model/entityOf.ts'
import { isMembers } from '../../../../model/evaluate/kinds.ts'
import { readable } from '../../../../model/policy.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../../providers/i18n/useLabelled.ts'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { keptFocus } from '../../../../ui/keptFocus.ts'
import { useReportViews } from '../../views/useReportViews.ts'
import { type ReadView, useViewTexts } from '../../views/useViewTexts.ts'
import { isQuery } from '../usePreview.ts'
import { CompiledSql } from './CompiledSql.tsx'
import { Conditions } from './Conditions.tsx'
import { Columns, Groups, Measures, Order } from './Grouping.tsx'
import { Suggestions } from './Suggestions.tsx'
import { type QueryColumn, useColumns } from './useColumns.ts'
import { useQueryErrors } from './useQueryErrors.ts'
import { ViewPicker } from './ViewPicker.tsx'

const isEmpty = ({ groups = [], measures = [], conditions = [], columns = [] }: ReportQuery): boolean =>
  groups.length + measures.length + conditions.length + columns.length === 0

/** Draws the suggested chart and names the report after its query, until the author changes them. */
const useSuggested = () => {
  const { getValues, setValue } = useEntityForm<'reports'>()
  const suggested = useRef<{ chart?: string; name?: string; chartCode?: string }>({})
  const fill = (name: 'chart' | 'name' | 'chartCode', value: unknown) => {
    const now = getValues(name)
    if (now && JSON.stringify(now) !== suggested.current[name]) return
    suggested.current[name] = JSON.stringify(value)
    setValue(name, value, { shouldDirty: true })
  }
  return {
    draw: (query: ReportQuery, columns: readonly QueryColumn[]) => {
      fill('chart', suggestChart(query, columns))
      const currencies = [...currenciesOf(query, columns)]
      fill(
        'chartCode',
        currencies.length === 0 ? null : { measures: currencies.map(([column, currencyColumn]) => ({ column, currencyColumn })) },
      )
    },
    call: (name: string) => fill('name', name),
  }
}

interface PartsProps {
  readonly source: string
  readonly query: ReportQuery
  readonly view: ReadView
  readonly onChange: (query: ReportQuery) => void
}

const Parts = ({ source, query, view, onChange }: PartsProps) => {
  const columns = useColumns(view)
  const texts = useViewTexts()
  const labelled = useLabelled()
  const { draw, call } = useSuggested()
  const errorAt = useQueryErrors(source)
  const write = (next: ReportQuery) => {
    // Only a new measure adds its currency, because an author may remove it again.
    const completed = (next.measures?.length ?? 0) > (query.measures?.length ?? 0) ? byCurrency(next, columns) : next
    onChange(completed)
    draw(completed, columns)
  }
  const take = (suggested: SuggestedQuery, title: string) => {
    write({ view: query.view, ...suggested.query })
    call(labelled(texts.view(view), title).slice(0, 100))
  }
  const shared = { query, onChange: write, columns, errorAt }
  const grouped = (query.groups ?? []).length + (query.measures ?? []).length > 0
  return (
    <Box ref={keptFocus} sx={{ display: 'contents' }}>
      {isEmpty(query) && <Suggestions columns={columns} onTake={take} />}
      <Measures {...shared} />
      <Groups {...shared} />
      <Conditions {...shared} view={view} />
      {!grouped && <Columns {...shared} />}
      <Order {...shared} />
    </Box>
  )
}

interface TakeOver {
  readonly query: ReportQuery
  readonly views: readonly ReadView[]
}

/** Visible only to users who may read SQL. */
const Sql = ({ query, views }: TakeOver) => {
  const { subject, model } = useAdmin()
  const { getValues, setValue } = useEntityForm<'reports'>()
  const field = fieldOf(entityOf({ model }, 'reports'), 'sqlQuery')
  if (!field || !readable(field, subject)) return null
  const takeOver = ({ sql, filters }: WrittenSql) => {
    const before = getValues('filters')
    const kept = Array.isArray(before) ? before : []
    const added = filters.filter(({ name }) => !kept.some((one) => isMembers(one) && one.name === name))
    setValue('sqlQuery', sql, { shouldDirty: true })
    setValue('filters', [...kept, ...added], { shouldDirty: true })
    setValue('query', null, { shouldDirty: true })
  }
  return <CompiledSql query={query} views={views} onTakeOver={takeOver} />
}

/** Input of a report without SQL: view, conditions, groups and measures. */
const QueryInput = ({ source, label }: { readonly source: string; readonly label?: string | false }) => {
  const t = useAreaTexts('reports')
  const translate = useTranslate()
  const { field } = useInput({ source, format: (value) => value, parse: (value) => value })
  const { setValue } = useEntityForm<'reports'>()
  const [sql] = useFormValues<'reports'>('sqlQuery')
  const { data: views, error, refetch } = useReportViews()
  const errorAt = useQueryErrors(source)
  const query = isQuery(field.value) ? field.value : undefined
  const view = views?.find(({ name }) => name === query?.view)
  const title = typeof label === 'string' ? label : translate('resources.reports.fields.query')
  if (!query && typeof sql === 'string' && sql.trim() !== '')
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary">
          {t('reports.query.writtenAsSql')}
        </Typography>
        <Button type="button" size="small" onClick={() => setValue('sqlQuery', null, { shouldDirty: true })}>
          {t('reports.query.withoutSql')}
        </Button>
      </Box>
    )
  const mistake = errorAt('view') ?? errorAt('')
  return (
    <Box role="group" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h2">
        {query ? title : t('reports.query.about')}
      </Typography>
      {error ? (
        <ErrorState size="line" retry={() => void refetch()} />
      ) : views ? (
        <>
          <ViewPicker views={views} value={query?.view ?? ''} onChange={(name) => field.onChange({ view: name })} />
          {query && view && <Parts source={source} query={query} view={view} onChange={field.onChange} />}
          {query && <Sql query={query} views={views} />}
        </>
      ) : (
        <Skeleton variant="rounded" height={40} />
      )}
      {mistake !== undefined && <FormHelperText error>{mistake}</FormHelperText>}
    </Box>
  )
}

export default QueryInput
