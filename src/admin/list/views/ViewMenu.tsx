import Check from '@mui/icons-material/Check'
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useCreatePath, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isTrashed, TRASH_PAGE } from '../../../model/records/trash.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
import { startState } from '../../form/start/startState.ts'
import type { ViewState } from './listState.ts'
import type { SavedView, ViewSummary } from './savedViews.ts'
import { useViewActions } from './useViewActions.ts'
import type { ViewQuestion } from './ViewChooser.tsx'

interface Props {
  readonly view: SavedView | undefined
  readonly views: readonly ViewSummary[]
  readonly state: ViewState
  /** Whether the list differs from its view. */
  readonly changed: boolean
  readonly ask: (question: ViewQuestion) => void
  readonly close: () => void
  /** Given by the menu around it: its first focus, from which the arrow keys start, goes to the list's view. */
  readonly autoFocus?: boolean
}

/** A command of the menu; `chosen` marks the list's view. */
interface Item {
  readonly key: string
  readonly text: string
  /** What follows from it. */
  readonly hint?: string
  readonly chosen?: boolean
  readonly run: () => void
}

const isShared = ({ sharing: { roles, users, defaultFor } }: SavedView): boolean => [...roles, ...users, ...defaultFor].length > 0

/** The entity that mails views, in products that have one. */
const SCHEDULES = 'reportSchedules'

const useItems = ({ view, views, state, changed, ask }: Props): readonly (readonly Item[])[] => {
  const t = useAreaTexts('views')
  const { model, subject } = useAdmin()
  const path = useCreatePath()
  const entity = useEntity()
  const may = useMay()
  const navigate = useNavigate()
  const notify = useNotify()
  const { open, reset, attempt, save, choose } = useViewActions()
  const ofViews = views.map(({ id, name }) => ({
    key: id,
    text: name,
    chosen: id === view?.id,
    run: () => (id === view?.id ? reset(view) : void navigate({ search: `?${new URLSearchParams({ view: id })}` })),
  }))
  const all = { key: 'all', text: t('views.all'), chosen: view === undefined, run: () => void open({ filter: {} }, undefined) }
  const command = (key: string, run: () => void): Item => ({ key, text: t(`views.${key}`), run })
  const saved = async () => {
    if (view && (await attempt(() => save(view, { state })))) notify(t('views.saved'))
  }
  const ofState = [
    ...(changed && view?.own ? [{ ...command('save', () => void saved()), ...(isShared(view) && { hint: t('views.saveForAll') }) }] : []),
    command('saveAs', () => ask('create')),
    ...(changed && view ? [command('discard', () => reset(view))] : []),
  ]
  const trash =
    isTrashed(model, entity) && may(entity.id, 'delete')
      ? [[command('trash', () => void navigate(`${TRASH_PAGE}?entity=${entity.id}`))]]
      : []
  if (!view) return [[all, ...ofViews], ofState, ...trash]
  const send = () => {
    const record = { name: view.name, view: view.id, recipients: [subject.id] }
    void navigate(path({ resource: SCHEDULES, type: 'create' }), { state: startState(record) })
  }
  const maySend = model.entities[SCHEDULES] !== undefined && may(SCHEDULES, 'create') && may(entity.id, 'export')
  const chooses = (chosen: Parameters<typeof choose>[1]) => () => void attempt(() => choose(view.id, chosen))
  const ofView = [
    command(view.pinned ? 'unpin' : 'pin', chooses({ pinned: !view.pinned })),
    command(view.isDefault ? 'dropDefault' : 'makeDefault', chooses({ isDefault: !view.isDefault })),
    ...(maySend ? [command('send', send)] : []),
    ...(view.own ? [command('edit', () => ask('edit')), command('delete', () => ask('delete'))] : []),
  ]
  return [[all, ...ofViews], ofState, ofView, ...trash]
}

const HALVES = {
  primary: { sx: { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' } },
  secondary: { variant: 'caption', sx: { display: 'block', maxWidth: 260, whiteSpace: 'normal' } },
} as const

/** Views to open, and what can be done with the list's view. */
export const ViewMenu = (props: Props) =>
  useItems(props).flatMap((items, at) => [
    ...(at > 0 ? [<Divider key={`above ${items[0]?.key}`} />] : []),
    ...items.map(({ key, text, hint, chosen, run }) => (
      <MenuItem
        key={key}
        selected={chosen === true}
        autoFocus={props.autoFocus === true && chosen === true}
        aria-current={chosen === true ? 'true' : undefined}
        onClick={() => {
          props.close()
          run()
        }}
      >
        {at === 0 && <ListItemIcon>{chosen && <Check fontSize="small" />}</ListItemIcon>}
        <ListItemText secondary={hint} slotProps={HALVES}>
          <bdi>{text}</bdi>
        </ListItemText>
      </MenuItem>
    )),
  ])
