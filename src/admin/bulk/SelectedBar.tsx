import Close from '@mui/icons-material/Close'
import { Button, IconButton, Stack, type SxProps, type Theme, Tooltip, Typography } from '@mui/material'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { keptFocus } from '../../ui/keptFocus.ts'
import { overflowRef, SCROLL_SHADOWS } from '../../ui/rows/scrollShadows.ts'
import { tightRow } from '../../ui/rows/tightRow.ts'
import { VISUALLY_HIDDEN } from '../../ui/visuallyHidden.ts'
import { useCountAll } from '../list/endless/useCountAll.ts'
import { BUTTONS, SIGN } from '../list/toolButtons.ts'
import { AllMatching, useChooseAll, useTotal } from './allMatching.tsx'
import BulkActions from './BulkActions.tsx'
import { NotShown } from './NotShown.tsx'
import { useNotShown } from './useNotShown.ts'
import { useReturnToRows } from './useReturnToRows.ts'

const NUMBER_ALONE = { '& .words': VISUALLY_HIDDEN, '& .number': { display: 'inline' } } as const

const SCROLLED = { overflowX: 'auto', scrollbarWidth: 'none', marginInlineEnd: -1, py: 0.5 } as const

/**
 * Where the texts are too long, the actions that every list has show icons only, then all of them. Phones: scrolls actions that do not fit, and shows the
 * number without text where they are many, or beside the choice of all, which waits there until all selected records are shown.
 */
const CROWDED = {
  '& .number': { display: 'none' },
  '&[data-tight]': { ...NUMBER_ALONE, '& .actions > button:nth-last-of-type(-n+3)': SIGN },
  '&[data-tighter] .actions': { ...SCROLLED, '& > .MuiButton-root': SIGN },
  '@media (max-width: 599.95px)': {
    '&:has(> .MuiButton-root, .actions > button:nth-of-type(5))': NUMBER_ALONE,
    '& > .MuiButton-root': { maxWidth: 140, flexShrink: 0, px: 1, lineHeight: 1.25, whiteSpace: 'normal' },
    '& > .MuiButton-root ~ .MuiButton-root': { display: 'none' },
    '& .actions': SCROLLED,
  },
} as const

/** End-aligned; scrolls from the first action, a button or a link, if there are too many. */
const ACTIONS = { ...SCROLL_SHADOWS, flex: 1, gap: 0.5, minWidth: 0, '& > :not(* + *)': { marginInlineStart: 'auto' } } as const

/** On phones in two lines, so that the actions fit beside it. */
const COUNT = {
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: { sm: 'nowrap' },
  maxWidth: { xs: 112, sm: 'none' },
  lineHeight: 1.3,
  marginInlineEnd: 1,
} as const

const BAR = {
  alignItems: 'center',
  gap: 0.5,
  px: { xs: 1, sm: 1.5 },
  py: { xs: 1, sm: 1.5 },
  borderBottom: '1px solid var(--line)',
  backgroundColor: 'color-mix(in srgb, var(--page) 55%, var(--paper))',
  ...BUTTONS,
  ...CROWDED,
}

const barRef = (bar: HTMLElement | null) => {
  const ends = [tightRow(bar), keptFocus(bar)]
  return () => {
    for (const end of ends) end?.()
  }
}

/** The number of selected records in a list, their actions, and a button to clear the selection. */
const SelectedBar = ({ sx }: { readonly sx?: SxProps<Theme> | undefined }) => {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  useReturnToRows(selectedIds)
  const unselect = translate('app.list.unselect')
  const jobs = useAreaTexts('list')
  const [locale] = useLocaleState()
  const bounded = useTotal()
  const { all: counted } = useCountAll()
  const total = counted === undefined ? bounded : formatCount(counted, locale)
  const { all, offered, choose } = useChooseAll()
  const notShown = useNotShown(all)
  return (
    <Stack
      ref={barRef}
      direction="row"
      role="toolbar"
      aria-label={translate('app.list.actions')}
      sx={[BAR, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Tooltip title={unselect}>
        <IconButton aria-label={unselect} onClick={() => onUnselectItems()}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" aria-live="polite" sx={COUNT}>
        <span className="words">
          {all ? jobs('list.jobs.allSelected', { total }) : translate('app.list.selected', { smart_count: selectedIds.length })}
        </span>
        <span className="number" aria-hidden>
          {all ? total : selectedIds.length}
        </span>
        {notShown.count > 0 && <span className="visually-hidden">{jobs('list.selection.notShown', { smart_count: notShown.count })}</span>}
      </Typography>
      {notShown.count > 0 && <NotShown {...notShown} />}
      {offered && (
        <Button size="small" onClick={choose}>
          {jobs('list.jobs.selectAll', { total })}
        </Button>
      )}
      <Stack ref={overflowRef} className="actions" direction="row" sx={ACTIONS}>
        <AllMatching.Provider value={all}>
          <BulkActions />
        </AllMatching.Provider>
      </Stack>
    </Stack>
  )
}

export default SelectedBar
