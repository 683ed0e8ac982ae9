import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import { Box, Button, Menu } from '@mui/material'
import { Suspense, useId, useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { useEntity } from '../../adminContext.tsx'
import { withInputs } from '../../lazyInputs.tsx'
import { DeleteNamed } from '../../sharing/DeleteNamed.tsx'
import { isSameState } from './listState.ts'
import type { SavedView } from './savedViews.ts'
import { useListState } from './useListState.ts'
import { useOpenedView } from './useOpenedView.ts'
import { useViewActions } from './useViewActions.ts'
import { ViewMenu } from './ViewMenu.tsx'

const ViewDialog = lazy(() => withInputs(import('./ViewDialog.tsx')))

const NAME = { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Marks a view that the user has changed. */
const DOT = { width: 8, height: 8, borderRadius: '50%', marginInlineStart: 1, flexShrink: 0, backgroundColor: 'primary.main' } as const

export type ViewQuestion = 'create' | 'edit' | 'delete'

const Removal = ({ view, onClose }: { readonly view: SavedView; readonly onClose: () => void }) => {
  const { attempt, remove } = useViewActions()
  return <DeleteNamed area="views" name={view.name} remove={() => attempt(() => remove(view))} onClose={onClose} />
}

/** The list's view, and a menu that opens, saves and shares views. */
const ViewChooser = () => {
  const t = useAreaTexts('views')
  const labelled = useLabelled()
  const id = useId()
  const entity = useEntity()
  const { view, views } = useOpenedView()
  const state = useListState()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [question, ask] = useState<ViewQuestion>()
  const changed = view !== undefined && !isSameState(state, view.state, entity)
  const name = view?.name ?? t('views.title')
  const spoken = view ? labelled(t('views.title'), `${view.name}${changed ? ` (${t('views.changed')})` : ''}`) : name
  const done = () => ask(undefined)
  return (
    <>
      <Button
        variant="text"
        className={view && 'hub-says'}
        startIcon={<Bookmarks />}
        aria-label={spoken}
        title={spoken}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Box component="bdi" sx={NAME}>
          {name}
        </Box>
        {changed && <Box component="span" sx={DOT} />}
      </Button>
      <Menu id={id} anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        <ViewMenu view={view} views={views} state={state} changed={changed} ask={ask} close={() => setAnchor(undefined)} />
      </Menu>
      {view && question === 'delete' && <Removal view={view} onClose={done} />}
      {(question === 'create' || question === 'edit') && (
        <Suspense>
          <ViewDialog view={view} state={state} creating={question === 'create'} onClose={done} />
        </Suspense>
      )}
    </>
  )
}

export default ViewChooser
