import { Box, Card, Skeleton, Tab } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { type RaRecord, useLocation, useNavigate, useRecordContext, useTranslate } from 'react-admin'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { isOfKinds } from '../../model/isOfKinds.ts'
import { readable } from '../../model/policy.ts'
import { isCommented } from '../../model/records/comments.ts'
import { FIRST_TAB } from '../../model/resolve/tabsOf.ts'
import type { FieldTab, ResolvedEntity } from '../../model/resolvedEntity.ts'
import { isBlankOrEmptyList } from '../../model/values/isBlank.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { ScrollableTabs } from '../../ui/ScrollableTabs.tsx'
import { useAdmin, useEntity, useMay, useReadable } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { RecordDetails } from './RecordDetails.tsx'

const RecordHistory = lazy(() => import('../history/RecordHistory.tsx'))
const CommentCount = lazy(() => import('../comments/CommentCount.tsx'), { optional: true })
const Comments = lazy(() => import('../comments/Comments.tsx'))
const ReverseList = lazy(() => import('./ReverseList.tsx'))

interface RecordTab {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

/** Tabs of the records that refer to this one, without those that it can't have by its kind. */
const useReverseTabs = (entity: ResolvedEntity): readonly RecordTab[] => {
  const { model, subject } = useAdmin()
  const record = useRecordContext<RaRecord>()
  const may = useMay()
  const names = useNames()
  const labelOf = useFieldLabel()
  return entity.referencedBy.flatMap((link) => {
    const from = model.entities[link.entity]
    const field = from?.fieldsByName[link.field]
    if (!from || !field || !may(from.id, 'list') || !readable(field, subject) || !isOfKinds(record ?? {}, link.listedOn ?? {})) return []
    const twice = entity.referencedBy.filter((other) => other.entity === link.entity).length > 1
    const label = twice ? `${names.entity(from, 2)} (${labelOf(from.id, field)})` : names.entity(from, 2)
    return [
      {
        id: `${link.entity}.${link.path}`,
        label,
        content: (
          <Card>
            <ReverseList link={link} />
          </Card>
        ),
      },
    ]
  })
}

/** Tabs of the record's own values: those of the schema that are not empty, or one with what the product shows instead. */
const useValueTabs = (entity: ResolvedEntity, details: ReactNode): readonly RecordTab[] => {
  const names = useNames()
  const record = useRecordContext<RaRecord>()
  const readable = useReadable(entity.fields)
  if (details || !entity.tabs) return [{ id: FIRST_TAB, label: names.tab(entity, FIRST_TAB), content: details ?? <RecordDetails /> }]
  const isFilled = (groups: FieldTab['groups']): boolean =>
    readable.some(({ name, group }) => groups.includes(group) && !isBlankOrEmptyList(record?.[name]))
  return entity.tabs.flatMap(({ name, groups }) =>
    name === FIRST_TAB || isFilled(groups)
      ? [{ id: name, label: names.tab(entity, name), content: <RecordDetails groups={groups} /> }]
      : [],
  )
}

/** Tabs of a record's page. The address contains the selected tab, for links and the back button, which returns to the tab before. */
export const RecordTabs = ({ details }: { readonly details?: ReactNode }) => {
  const entity = useEntity()
  const translate = useTranslate()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const tabs: readonly RecordTab[] = [
    ...useValueTabs(entity, details),
    ...useReverseTabs(entity),
    ...(entity.audited
      ? [
          {
            id: 'history',
            label: translate('app.form.tabs.history'),
            content: (
              <Card>
                <RecordHistory />
              </Card>
            ),
          },
        ]
      : []),
    // Last: its number comes later, and would move the tabs after it away under the pointer.
    ...(isCommented(useAdmin().model, entity)
      ? [
          {
            id: 'comments',
            label: (
              <span>
                {translate('app.form.tabs.comments')}
                <Suspense>
                  <CommentCount />
                </Suspense>
              </span>
            ),
            content: (
              <Card>
                <Comments />
              </Card>
            ),
          },
        ]
      : []),
  ]
  const chosen = tabs.find(({ id }) => `#${id}` === hash) ?? tabs[0]
  if (tabs.length === 1) return chosen?.content
  return (
    <>
      <ScrollableTabs
        value={chosen?.id}
        onChange={(_, id) => navigate({ pathname, hash: `#${id}` })}
        sx={{ mt: -1, mb: { xs: 2, lg: 2.5 }, boxShadow: 'inset 0 -1px var(--line)', '& .MuiTab-root:first-of-type': { ml: 0 } }}
      >
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </ScrollableTabs>
      <Box role="tabpanel" id={`panel-${chosen?.id}`} aria-labelledby={`tab-${chosen?.id}`}>
        {/* The key resets page and sort order of the list, which the next list may not know. */}
        <Suspense key={chosen?.id} fallback={<Skeleton variant="rounded" height={320} />}>
          {chosen?.content}
        </Suspense>
      </Box>
    </>
  )
}
