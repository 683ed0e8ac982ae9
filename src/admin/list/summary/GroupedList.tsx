import ChevronRight from '@mui/icons-material/ChevronRight'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import { Box, Button, ButtonBase, Skeleton, Stack } from '@mui/material'
import { useId, useMemo } from 'react'
import { useListContext, useLocaleState } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Grouping, groupLevels, parseGrouping } from '../../../model/lists/listSummary.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../../providers/i18n/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { reasonOf } from '../../failureNotice.tsx'
import { NoResults } from '../NoResults.tsx'
import { FoldAll, GroupFolds, useFold, WhenNear } from './GroupFolds.tsx'
import { GroupLabel } from './GroupLabel.tsx'
import { GroupRows } from './GroupRows.tsx'
import type { Filter } from './groupFilter.ts'
import { besideNames, columnsOf, Measures, useShownMeasures } from './SummaryLine.tsx'
import { useSummaryState, withSummary } from './summaryState.ts'
import { type FieldMeasure, type Group, useGroups } from './useSummary.ts'

/** The width of the list decides, not the window's, because menus and panels are beside it. */
const LIST = { containerType: 'inline-size' } as const

const ROW = { gridColumn: '1 / -1', minWidth: 0 } as const

const HEAD = {
  ...ROW,
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 'max(44px, var(--touch, 0px))',
  px: { xs: 1, sm: 2 },
  py: 0.5,
  typography: 'body2',
  textAlign: 'start',
  borderTop: '1px solid var(--line)',
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
} as const

/** Of a group within another. */
const INNER = { paddingInlineStart: { xs: 3, sm: 5 } } as const

/** Names of the groups, and a column for each measure if the list is wide enough; otherwise the measures are below the name. */
const layoutOf = (measures: number) => {
  const beside = besideNames(measures)
  const columns = { display: 'grid', gridTemplateColumns: 'subgrid' } as const
  return {
    groups: { overflowX: 'clip', [beside]: { ...columns, gridTemplateColumns: columnsOf(measures), columnGap: 3 } },
    section: { ...ROW, [beside]: columns },
    head: { ...HEAD, [beside]: { ...columns, justifyContent: 'stretch', columnGap: 3 } },
  } as const
}

const TITLE = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const

const SIGN = { fontSize: 20, color: 'text.secondary', flexShrink: 0 } as const

/** Points down while the group is open; as a transform it is applied before right-to-left pages mirror the sign. */
const OPEN = { transform: 'rotate(90deg)' } as const

const NAME = { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '100%' } as const

const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const

interface LevelProps {
  /** Texts of this level and of those within it. */
  readonly levels: readonly string[]
  /** Finds the records of the group around this level. */
  readonly within?: Filter
}

interface SectionProps extends LevelProps {
  readonly layout: ReturnType<typeof layoutOf>
  readonly group: Group
  readonly grouping: Grouping
  readonly measures: readonly FieldMeasure[]
}

/** A group: what its records have in common, how many they are and their measures; its records or the groups within it once it is open. */
const GroupSection = ({ levels, within, layout, group, grouping, measures }: SectionProps) => {
  const id = useId()
  const [locale] = useLocaleState()
  const { open, alone, toggle } = useFold()
  const filter = within ? { $and: [within, group.filter] } : group.filter
  const inner = levels.slice(1)
  const content = inner.length > 0 ? <Groups levels={inner} within={filter} /> : <GroupRows filter={filter} count={group.count} />
  return (
    <Box component="section" sx={layout.section}>
      {/* An element that is no button by itself can be a part of the grid. */}
      <ButtonBase
        component="div"
        sx={within ? { ...layout.head, ...INNER } : layout.head}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Box component="span" sx={TITLE}>
          <ChevronRight className="pointing" sx={SIGN} style={open ? OPEN : undefined} />
          <Box component="span" sx={NAME}>
            <GroupLabel grouping={grouping} value={group.key} />
          </Box>
          <Box component="bdi" sx={COUNT}>
            {formatCount(group.count, locale)}
          </Box>
        </Box>
        {measures.length > 0 && <Measures aligned measures={measures} totals={group.totals} />}
      </ButtonBase>
      {open && (
        <Box id={id} sx={inner.length > 0 ? layout.section : ROW}>
          {alone ? content : <WhenNear count={group.count}>{content}</WhenNear>}
        </Box>
      )}
    </Box>
  )
}

const LOADING = ['one', 'two', 'three', 'four', 'five'].map((key) => (
  <Box key={key} sx={HEAD}>
    <Skeleton width="14ch" />
  </Box>
))

/** Groups that the list does not have, after a change of rights or in an address typed by hand. */
const Failed = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const t = useAreaTexts('list')
  const { search } = useLocation()
  const navigate = useNavigate()
  const { group: _, groupOrder: __, ...rest } = useSummaryState()
  const reason = reasonOf(error)
  if (reason === '') return <ErrorState text={t('list.groups.failed')} retry={retry} />
  return (
    <EmptyState role="alert" tone="danger" icon={<ErrorOutline />} text={t('list.groups.failed')} hint={reason}>
      <Button variant="outlined" onClick={() => void navigate({ search: withSummary(search, rest) })}>
        {t('list.groups.remove')}
      </Button>
    </EmptyState>
  )
}

/** Groups of one level. */
const Groups = ({ levels, within }: LevelProps) => {
  const t = useAreaTexts('list')
  const [text = ''] = levels
  const { groupOrder = 'value' } = useSummaryState()
  const { isPending: waits } = useListContext()
  const measures = useShownMeasures()
  const { data, isPending, isPlaceholderData, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useGroups(
    text,
    groupOrder,
    measures,
    within,
  )
  const grouping = parseGrouping(text)
  const layout = useMemo(() => layoutOf(measures.length), [measures.length])
  const groups = data?.pages.flatMap((page) => page.groups) ?? []
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (isPending || (waits && groups.length === 0)) return <Box aria-busy>{LOADING}</Box>
  if (groups.length === 0) return <NoResults />
  return (
    <Box aria-busy={isPlaceholderData} sx={within ? layout.section : layout.groups}>
      {!within && <FoldAll />}
      {groups.map((group) => (
        <GroupSection
          key={`${levels.join()} ${JSON.stringify(group.key)}`}
          levels={levels}
          {...(within && { within })}
          layout={layout}
          group={group}
          grouping={grouping}
          measures={measures}
        />
      ))}
      {hasNextPage && (
        <Stack direction="row" sx={{ ...ROW, justifyContent: 'center', borderTop: '1px solid var(--line)', py: 1 }}>
          <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.groups.more')}
          </Button>
        </Stack>
      )}
    </Box>
  )
}

/** The list in groups of one or more levels, each with its number of records and measures, computed by the server for all that the filter finds. */
const GroupedList = ({ group }: { readonly group: string }) => (
  <Box sx={LIST}>
    <GroupFolds>
      <Groups levels={groupLevels(group)} />
    </GroupFolds>
  </Box>
)

export default GroupedList
