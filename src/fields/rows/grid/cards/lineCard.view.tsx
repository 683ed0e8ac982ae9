import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material'
import { memo, useSyncExternalStore } from 'react'
import { ErrorCount } from '../../../../ui/ErrorCount.tsx'
import { KeptIconButton } from '../../../../ui/KeptIconButton.tsx'
import { useCellLabel } from '../cells/cellLabel.view.ts'
import { CellContent, WarningIcon } from '../cells/gridCell.view.tsx'
import type { GridColumn } from '../columns/useColumns.view.ts'
import { isNothing, shownValue } from '../core/shownValue.ts'
import { useGrid } from '../gridContext.view.ts'
import { CardInputs } from './cardInputs.view.tsx'

const CARD = {
  border: '1px solid var(--line)',
  borderRadius: 1,
  p: { xs: 1.5, sm: 2 },
  containerType: 'inline-size',
  '&.wrong': { borderColor: 'error.main' },
  '& .cautious': { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600, color: 'warning.main' },
} as const

interface ValueProps {
  readonly row: number
  readonly column: GridColumn
}

const CardValue = ({ row, column: { name, field } }: ValueProps) => {
  const { store } = useGrid()
  const labelOf = useCellLabel()
  const cell = useSyncExternalStore(store.subscribe, () => store.cellAt(row, name))
  if (cell.absent || (cell.unread === undefined && isNothing(shownValue(cell)) && cell.error === undefined)) return null
  const wrong = cell.unread !== undefined || cell.error !== undefined
  return (
    <Box sx={{ minWidth: 0, color: wrong ? 'error.main' : undefined }}>
      <Typography variant="caption" color={wrong ? 'error' : 'text.secondary'} component="div" noWrap>
        {labelOf(field, cell.hint)}
      </Typography>
      <Typography variant="body2" component="div" noWrap>
        <Box component="span" className={cell.hint?.caution === undefined ? undefined : 'cautious'}>
          <WarningIcon cell={cell} />
          <CellContent cell={cell} field={field} values={store.lineAt(row)?.values ?? {}} />
        </Box>
      </Typography>
    </Box>
  )
}

interface Props {
  readonly row: number
  readonly lineKey: number
  /** Columns shown while the card is collapsed. */
  readonly shown: readonly GridColumn[]
  readonly all: readonly GridColumn[]
  readonly open: boolean
  readonly toggle: (key: number | undefined) => void
}

const Tools = ({ row, toggle }: Pick<Props, 'row' | 'toggle'>) => {
  const { store, texts } = useGrid()
  const last = useSyncExternalStore(store.subscribe, () => row >= store.state.lines.length - 1)
  const searched = useSyncExternalStore(store.subscribe, () => store.state.search !== undefined)
  const on = (act: () => void) => () => {
    store.dispatch({ type: 'selectLines', from: row, to: row })
    act()
  }
  const up = on(() => store.dispatch({ type: 'shift', by: -1 }))
  const down = on(() => store.dispatch({ type: 'shift', by: 1 }))
  const copy = on(() => {
    store.dispatch({ type: 'duplicate' })
    toggle(store.keyAt(row + 1))
  })
  const remove = on(() => {
    store.dispatch({ type: 'remove' })
    toggle(undefined)
  })
  return (
    <>
      <KeptIconButton size="small" aria-label={texts('record.grid.up')} idle={row === 0 || searched} onClick={up}>
        <ArrowUpward fontSize="small" />
      </KeptIconButton>
      <KeptIconButton size="small" aria-label={texts('record.grid.down')} idle={last || searched} onClick={down}>
        <ArrowDownward fontSize="small" />
      </KeptIconButton>
      <IconButton size="small" aria-label={texts('record.grid.duplicate')} onClick={copy}>
        <ContentCopy fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={texts('record.grid.remove')} onClick={remove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </>
  )
}

/** A line on phones: a summary, and its inputs while it is expanded. */
export const LineCard = memo(function LineCard({ row, lineKey, shown, all, open, toggle }: Props) {
  const { store, texts } = useGrid()
  const wrong = useSyncExternalStore(store.subscribe, () => all.filter(({ name }) => store.cellAt(row, name).error !== undefined).length)
  const own = useSyncExternalStore(store.subscribe, () => store.numberAt(row))
  const number = texts('record.grid.lineNumber', { number: own })
  return (
    <Box sx={CARD} className={wrong > 0 ? 'wrong' : undefined} data-line={row} role="listitem" aria-label={number}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
        <ButtonBase
          aria-expanded={open}
          onClick={() => toggle(open ? undefined : lineKey)}
          sx={{ flex: 1, minHeight: 40, justifyContent: 'flex-start', gap: 1, borderRadius: 1 }}
        >
          <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
          <Typography variant="subtitle2">{number}</Typography>
          <ErrorCount count={wrong} label={texts('record.problems', { smart_count: wrong })} />
        </ButtonBase>
        {store.state.adds && <Tools row={row} toggle={toggle} />}
      </Stack>
      {open ? (
        <CardInputs lineKey={lineKey} columns={all} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }} onClick={() => toggle(lineKey)}>
          {shown.map((column) => (
            <CardValue key={column.name} row={row} column={column} />
          ))}
        </Box>
      )}
    </Box>
  )
})
