import './trash.css'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { Button, Card, Checkbox, MenuItem, TextField, Typography } from '@mui/material'
import { Suspense, useEffect, useRef, useState } from 'react'
import { ResourceContextProvider, Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { isTrashed } from '../../model/records/trash.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useAdmin, useMay } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useAddressParams } from '../useAddressParams.ts'
import { type ShownValues, TrashRow } from './TrashRow.tsx'
import { type Trashed, useTrash, useTrashActions } from './useTrash.ts'

const useTrashedEntities = (): readonly ResolvedEntity[] => {
  const { model } = useAdmin()
  const may = useMay()
  const names = useNames()
  return model.list
    .filter((entity) => isTrashed(model, entity) && may(entity.id, 'list') && may(entity.id, 'delete'))
    .toSorted((one, other) => names.entity(one, 2).localeCompare(names.entity(other, 2)))
}

const withParam = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const changed = new URLSearchParams(params)
  if (value === '') changed.delete(name)
  else changed.set(name, value)
  return changed
}

/** Milliseconds after the last key until the search begins. */
const SEARCH_MS = 300

/** Searches the deleted records; the address has the words. */
const TrashSearch = () => {
  const translate = useTranslate()
  const [params, setParams] = useAddressParams()
  const [text, setText] = useState(params.get('q') ?? '')
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (words: string) => {
    setText(words)
    clearTimeout(later.current)
    later.current = setTimeout(() => setParams((before) => withParam(before, 'q', words.trim()), { replace: true }), SEARCH_MS)
  }
  useEffect(() => () => clearTimeout(later.current), [])
  return (
    <TextField
      type="search"
      size="small"
      fullWidth={false}
      label={translate('app.list.search')}
      value={text}
      onChange={({ target }) => search(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
      sx={{ width: { sm: 260 }, flex: { xs: '1 1 180px', sm: 'none' }, marginInlineStart: 'auto' }}
    />
  )
}

/** Chooses the entity; the address has it. */
const EntityChoice = () => {
  const t = useAreaTexts('trash')
  const names = useNames()
  const [search, setSearch] = useAddressParams()
  const entities = useTrashedEntities()
  const chosen = search.get('entity') ?? ''
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={t('trash.kind')}
      value={entities.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={({ target }) => setSearch((before) => withParam(before, 'entity', target.value), { replace: true })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: 1, sm: 260 } }}
    >
      <MenuItem value="">{t('trash.allKinds')}</MenuItem>
      {entities.map((entity) => (
        <MenuItem key={entity.id} value={entity.id}>
          {names.entity(entity, 2)}
        </MenuItem>
      ))}
    </TextField>
  )
}

type Actions = ReturnType<typeof useTrashActions>

interface EmptyProps {
  readonly entity: ResolvedEntity
  readonly rows: readonly Trashed[]
  readonly actions: Actions
}

/** Deletes all deleted records of an entity for good; says how many it has deleted, and can be stopped. */
const EmptyTrash = ({ entity, rows, actions: { busy, emptied, empty, stop } }: EmptyProps) => {
  const t = useAreaTexts('trash')
  const translate = useTranslate()
  const names = useNames()
  const [asking, setAsking] = useState(false)
  const start = () => {
    setAsking(false)
    void empty(
      entity.id,
      rows.map(({ id }) => id),
    )
  }
  return (
    <>
      {emptied === undefined ? (
        <Button size="small" color="error" disabled={busy} onClick={() => setAsking(true)}>
          {t('trash.emptyAll')}
        </Button>
      ) : (
        <>
          <Typography variant="body2" role="status">
            {t('trash.removed', { smart_count: emptied })}
          </Typography>
          <Button size="small" onClick={stop}>
            {translate('app.list.stop')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        tone="error"
        title={t('trash.emptyTitle', { kind: names.entity(entity, 2) })}
        text={t('trash.removeText')}
        yes={t('trash.emptyAll')}
        onClose={() => setAsking(false)}
        onYes={start}
      />
    </>
  )
}

interface BarProps {
  readonly rows: readonly Trashed[]
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  readonly actions: Actions
  /** Asks whether the chosen records are to be deleted for good. */
  readonly onRemove: () => void
}

/** Selects all shown records, and what can be done with the selected ones. */
const Bar = ({ rows, chosen, choose, actions, onRemove }: BarProps) => {
  const t = useAreaTexts('trash')
  const translate = useTranslate()
  const [search] = useSearchParams()
  const kind = useTrashedEntities().find(({ id }) => id === search.get('entity'))
  const restore = async () => {
    if (await actions.restore(chosen)) choose([])
  }
  const all = chosen.length === rows.length && rows.length > 0
  return (
    <div className="trash-bar" role="toolbar" aria-label={translate('app.list.actions')}>
      <Checkbox
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        disabled={rows.length === 0}
        onChange={() => choose(all ? [] : rows.map(({ id }) => id))}
        slotProps={{ input: { 'aria-label': t('trash.chooseAll') } }}
      />
      {chosen.length > 0 && (
        <>
          <Typography variant="body2" aria-live="polite">
            {translate('app.list.selected', { smart_count: chosen.length })}
          </Typography>
          <Button size="small" disabled={actions.busy} onClick={() => void restore()}>
            {t('trash.restore')}
          </Button>
          <Button size="small" color="error" disabled={actions.busy} onClick={onRemove}>
            {t('trash.remove')}
          </Button>
        </>
      )}
      {chosen.length === 0 && kind && rows.length > 0 && !search.get('q') && <EmptyTrash entity={kind} rows={rows} actions={actions} />}
      <TrashSearch />
      <EntityChoice />
    </div>
  )
}

/** The records that are to be deleted for good, and the question whether they are. */
const useRemoval = (actions: Actions, onRemoved: () => void) => {
  const t = useAreaTexts('trash')
  const [asked, ask] = useState<readonly string[]>([])
  const remove = async () => {
    ask([])
    if (await actions.remove(asked)) onRemoved()
  }
  const shown = useRef(asked)
  // Its number stays while the dialog closes.
  if (asked.length > 0) shown.current = asked
  const question = (
    <ConfirmDialog
      open={asked.length > 0}
      tone="error"
      title={t('trash.removeTitle', { smart_count: shown.current.length })}
      text={t('trash.removeText')}
      yes={t('trash.remove')}
      onClose={() => ask([])}
      onYes={() => void remove()}
    />
  )
  return { ask, question }
}

interface PageProps {
  readonly shownValues?: ShownValues | undefined
}

interface RowsProps extends Pick<BarProps, 'rows' | 'chosen' | 'actions'>, PageProps {
  readonly onToggle: (id: string) => void
  readonly onRemove: (id: string) => void
}

const Rows = ({ rows, chosen, actions, onToggle, onRemove, shownValues }: RowsProps) => (
  <ul className="trash-rows">
    {rows.map((row) => (
      <ResourceContextProvider key={row.id} value={row.entity}>
        <TrashRow
          row={row}
          chosen={chosen.includes(row.id)}
          busy={actions.busy}
          refusal={actions.refused.get(row.id)}
          choose={() => onToggle(row.id)}
          restore={() => void actions.restore([row.id])}
          remove={() => onRemove(row.id)}
          shownValues={shownValues}
        />
      </ResourceContextProvider>
    ))}
  </ul>
)

const Content = (shown: PageProps) => {
  const t = useAreaTexts('trash')
  const [search] = useSearchParams()
  const words = search.get('q') ?? ''
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTrash(
    search.get('entity') ?? undefined,
    words,
  )
  const actions = useTrashActions()
  const [selected, setSelected] = useState<readonly string[]>([])
  const rows = data?.pages.flatMap(({ records }) => records) ?? []
  const days = data?.pages[0]?.days ?? 0
  const chosen = selected.filter((id) => rows.some((row) => row.id === id))
  const { ask, question } = useRemoval(actions, () => setSelected([]))
  const toggle = (id: string) => setSelected(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  if (error) return <ErrorState text={t('trash.loadFailed')} retry={() => refetch()} />
  return (
    <Card>
      <Bar rows={rows} chosen={chosen} choose={setSelected} actions={actions} onRemove={() => ask(chosen)} />
      {isPending && <SkeletonRows rows={6} mark="rounded" sx={{ p: 2 }} />}
      {!isPending && rows.length === 0 && (words !== '' || !hasNextPage) && (
        <EmptyState
          role="status"
          icon={<DeleteOutline />}
          text={t(words === '' ? 'trash.empty' : hasNextPage ? 'trash.noneYet' : 'trash.notFound')}
          hint={t('trash.hint', { smart_count: days })}
        />
      )}
      <Rows rows={rows} chosen={chosen} actions={actions} onToggle={toggle} onRemove={(id) => ask([id])} {...shown} />
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ p: 1.5 }}>
          {t(rows.length === 0 ? 'trash.searchOn' : 'trash.more')}
        </Button>
      )}
      {question}
    </Card>
  )
}

/** Deleted records of all entities, to be restored or deleted for good. */
const TrashPage = (shown: PageProps) => (
  <>
    <Title title={useTranslate()('app.menu.trash')} />
    <Suspense fallback={<SkeletonRows rows={6} mark="rounded" />}>
      <Content {...shown} />
    </Suspense>
  </>
)

export default TrashPage
