import { Box } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { PlainValue } from '../../../admin/show/PlainValue.tsx'
import { queryColumnTexts } from '../../../domain/reports/columnTexts.ts'
import { columnAt } from '../../../domain/reports/query/columnPath.ts'
import type { ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import { comparedWithUser } from '../../../domain/reports/query/userComparisons.ts'
import { isDated } from '../../../domain/reports/result.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDecimal } from '../../../providers/i18n/format.ts'
import { isQuery } from '../designer/usePreview.ts'
import { useReportViews } from '../views/useReportViews.ts'
import { fieldOf, type ReadView, useColumnLabels, useViewTexts } from '../views/useViewTexts.ts'

type Condition = NonNullable<ReportQuery['conditions']>[number]

interface ConditionProps {
  readonly views: readonly ReadView[]
  readonly view: ReadView
  readonly condition: Condition
}

const ConditionText = ({ views, view, condition }: ConditionProps) => {
  const t = useAreaTexts('parts')
  const list = useAreaTexts('list')
  const { model } = useAdmin()
  const { column: name, operator, value, period, or } = condition
  const texts = useViewTexts()
  const found = columnAt(views, view, name)
  const field = found && (found.column.label ? undefined : fieldOf(model, found.view, found.column))
  const title = found ? texts.path(view, found) : name
  const user = comparedWithUser(condition)
  const start = or ? [list('list.filter.or'), title] : [title]
  if (user) return <>{[...start, list(`list.filter.${user}`)].join(' ')}</>
  const words = [...start, t(`parts.query.options.conditions.operator.${operator}`)]
  if (operator === 'during') return <>{[...words, period && t(`parts.query.options.conditions.period.${period}`)].join(' ')}</>
  return (
    <>
      {words.join(' ')}{' '}
      {value &&
        (found && field && !isDated(found.column) ? (
          <PlainValue entity={found.view.entity} field={field} value={value} />
        ) : (
          <bdi>{value}</bdi>
        ))}
    </>
  )
}

/** The lines of a query: what each part is called, and its entries. */
const useLines = (query: ReportQuery, view: ReadView, views: readonly ReadView[]) => {
  const t = useAreaTexts('parts')
  const { model } = useAdmin()
  const words = useColumnLabels()
  const texts = useViewTexts()
  const [locale] = useLocaleState()
  const titles = queryColumnTexts(model, view, query, words)
  const titleOf = (name: string) => titles.get(name) ?? name
  const { groups = [], measures = [], conditions = [], columns = [], sort = [], limit } = query
  const part = (name: 'view' | 'measures' | 'groups' | 'conditions' | 'columns' | 'sort' | 'limit') => t(`parts.query.fields.${name}`)
  return [
    [part('view'), [texts.view(view)]],
    [part('measures'), measures.map(({ of, column }) => titleOf(column ? `${of}_${column}` : of))],
    [
      part('groups'),
      groups.map(({ column, by }) => (by ? `${titleOf(column)} (${t(`parts.query.options.groups.by.${by}`)})` : titleOf(column))),
    ],
    [part('conditions'), conditions.map((one) => <ConditionText key={JSON.stringify(one)} views={views} view={view} condition={one} />)],
    [part('columns'), columns.map(titleOf)],
    [
      part('sort'),
      sort.map(({ column, descending }) =>
        descending ? `${titleOf(column)} (${t('parts.query.fields.sort.descending')})` : titleOf(column),
      ),
    ],
    [part('limit'), limit === undefined ? [] : [formatDecimal(String(limit), locale)]],
  ] as const
}

interface LinesProps {
  readonly query: ReportQuery
  readonly view: ReadView
  readonly views: readonly ReadView[]
}

const GRID = { m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 } as const

const Lines = ({ query, view, views }: LinesProps) => (
  <Box component="dl" sx={GRID}>
    {useLines(query, view, views)
      .filter(([, entries]) => entries.length > 0)
      .map(([title, entries]) => (
        <Box key={title} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {title}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else, and never change
              <Box key={at}>{entry}</Box>
            ))}
          </Box>
        </Box>
      ))}
  </Box>
)

/** A query without SQL in words. */
const QueryText = ({ value }: { readonly value: unknown }) => {
  const { data: views } = useReportViews()
  const query = isQuery(value) ? value : undefined
  const view = views?.find(({ name }) => name === query?.view)
  return query && view && views ? <Lines query={query} view={view} views={views} /> : null
}

export default QueryText
