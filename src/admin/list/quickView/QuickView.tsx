import Close from '@mui/icons-material/Close'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { Box, Button, GlobalStyles, IconButton, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { type Identifier, LinkBase, ShowBase, useCreatePath, useShowContext } from 'react-admin'
import { lockIn } from '../../../model/records/recordLock.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useEntity, useMay } from '../../adminContext.tsx'
import { FoldedComments } from '../../comments/FoldedComments.tsx'
import { isEditable } from '../../recordLock.ts'
import { READ } from '../../show/EntityShow.tsx'
import { RecordDetails } from '../../show/RecordDetails.tsx'
import { RecordMissing } from '../../show/RecordMissing.tsx'
import { RecordSkeleton } from '../../show/RecordSkeleton.tsx'
import { RecordTitle } from '../../show/RecordTitle.tsx'

const WIDTH = 'min(400px, 100vw)'

/** On wide pages the list stays beside it, and shows the columns that fit; so does the report of a job above the list, and a menu in a line below the bar. */
const BESIDE = {
  '@media (min-width: 1100px)': { '.hub-head-sticks, .job-report': { marginInlineEnd: `calc(${WIDTH} - 16px)` } },
  '@media (min-width: 900px)': { '.hub-across': { marginInlineEnd: WIDTH } },
}

const PANEL = {
  position: 'fixed',
  insetBlock: 'var(--bar, 64px) 0',
  insetInlineEnd: 0,
  width: WIDTH,
  zIndex: 'appBar',
  overflowY: 'auto',
  backgroundColor: 'var(--page)',
  borderInlineStart: '1px solid var(--line)',
  px: 2,
  pb: 3,
} as const

const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  py: 1.5,
  backgroundColor: 'var(--page)',
} as const

type Step = 1 | -1

interface HeadProps {
  readonly id: Identifier
  /** Whether the list has a row after or before it. */
  readonly has: (by: Step) => boolean
  readonly onStep: (by: Step) => void
  readonly onClose: () => void
}

const STEPS = [
  { by: -1, name: 'previous', Icon: KeyboardArrowUp },
  { by: 1, name: 'next', Icon: KeyboardArrowDown },
] as const

const Head = ({ id, has, onStep, onClose }: HeadProps) => {
  const texts = useAreaTexts('keys')
  const entity = useEntity()
  const may = useMay()
  const path = useCreatePath()
  const { record } = useShowContext()
  const link = (type: 'show' | 'edit') => ({ component: LinkBase, to: path({ resource: entity.id, type, id }) })
  return (
    <Box sx={HEAD}>
      <Typography variant="subtitle1" component="h2" sx={{ flex: '1 0 100%', minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordTitle on="show" />
      </Typography>
      {STEPS.map(({ by, name, Icon }) => (
        <IconButton
          key={name}
          size="small"
          aria-label={texts(`keys.names.${name}`)}
          title={texts(`keys.names.${name}`)}
          aria-disabled={!has(by)}
          sx={{ opacity: has(by) ? 1 : 0.4 }}
          onClick={() => onStep(by)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
      <Button size="small" variant="outlined" {...link('show')}>
        {texts('keys.view.open')}
      </Button>
      {may(entity.id, 'edit') && isEditable(entity, lockIn(record)) && (
        <Button size="small" variant="outlined" {...link('edit')}>
          {texts('keys.view.edit')}
        </Button>
      )}
      <IconButton aria-label={texts('keys.view.close')} title={texts('keys.view.close')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const Content = () => {
  const { record, error } = useShowContext()
  if (record)
    return (
      <>
        <RecordDetails />
        <FoldedComments />
      </>
    )
  return error ? <RecordMissing error={error} /> : <RecordSkeleton />
}

interface Props extends HeadProps {
  /** Called when the focus may have moved to another row. */
  readonly onFocusRow: () => void
}

/** A record beside its list, which keeps the focus: moving through the rows shows them one after the other. */
const QuickView = ({ onFocusRow, ...head }: Props) => {
  const texts = useAreaTexts('keys')
  const follow = useRef(onFocusRow)
  useEffect(() => {
    follow.current = onFocusRow
  })
  useEffect(() => {
    const focus = () => follow.current()
    document.addEventListener('focusin', focus)
    return () => document.removeEventListener('focusin', focus)
  }, [])
  useEffect(() => {
    // The table measures its width when the window's changes.
    const measure = () => dispatchEvent(new Event('resize'))
    measure()
    return () => void setTimeout(measure)
  }, [])
  return (
    <Box component="aside" aria-label={texts('keys.view.title')} sx={PANEL}>
      <GlobalStyles styles={BESIDE} />
      <ShowBase id={head.id} queryOptions={READ} disableAuthentication>
        <Head {...head} />
        <Content />
      </ShowBase>
    </Box>
  )
}

export default QuickView
