import { Alert, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useFieldLabel } from '../../../../fields/labels.view.tsx'
import { recordText } from '../../../../fields/recordText.view.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useEntity } from '../../../adminContext.tsx'
import { cellKey, fits, type PlannedCell, withSaid } from './plannedCells.ts'
import { useReadCells, useReasonText } from './useRangeTexts.ts'
import type { RangePlan, RangeWriter } from './useWriteRange.ts'

/** Maximum number of cells that are listed. */
const LISTED = 100

interface UnfitProps {
  readonly cell: PlannedCell
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSettle: () => void
}

/** A cell that can't be written, with its text, which may be corrected, and the reason. */
const UnfitCell = ({ cell, text, onChange, onSettle }: UnfitProps) => {
  const entity = useEntity()
  const texts = useAreaTexts('keys')
  const labelOf = useFieldLabel()
  const reasonOf = useReasonText()
  const closed = cell.reason?.kind === 'refused'
  const reason = reasonOf(cell)
  return (
    <TextField
      size="small"
      fullWidth
      multiline={text.includes('\n')}
      maxRows={4}
      disabled={closed}
      error={reason !== undefined && !closed}
      label={texts('keys.range.cell', { record: recordText(entity, cell.record), field: labelOf(entity.id, cell.field) })}
      helperText={reason ?? texts('keys.range.fits')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onSettle}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  )
}

interface Props {
  readonly plan: RangePlan
  readonly writer: RangeWriter
}

/** The cells with new texts, checked again when a text has been changed. */
const useCorrections = ({ plan, writer }: Props) => {
  const read = useReadCells()
  const [cells, setCells] = useState(plan.cells)
  const [typed, type] = useState<ReadonlyMap<string, string>>(new Map())
  const textOf = (cell: PlannedCell) => typed.get(cellKey(cell)) ?? cell.text
  const check = async (): Promise<readonly PlannedCell[]> => {
    const changed = cells.filter((cell) => textOf(cell) !== cell.text)
    if (changed.length === 0) return cells
    const entries = await read(changed.map((cell) => ({ ...cell, text: textOf(cell) })))
    const byKey = new Map(entries.map((entry) => [cellKey(entry), entry]))
    const checked = await writer.planOf(cells.map((cell) => byKey.get(cellKey(cell)) ?? cell))
    const next = withSaid(checked, cells, changed)
    setCells(next)
    return next
  }
  const isTyped = cells.some((cell) => textOf(cell) !== cell.text)
  return { cells, isTyped, textOf, check, change: (cell: PlannedCell, text: string) => type(new Map([...typed, [cellKey(cell), text]])) }
}

/** What does not fit of a change of cells, before anything is written or after the server refused it. Texts can be corrected in place. */
const RangePreview = ({ plan, writer }: Props) => {
  const texts = useAreaTexts('keys')
  const { cells, isTyped, textOf, check, change } = useCorrections({ plan, writer })
  const [listed] = useState(() => new Set(plan.cells.filter(({ reason }) => reason !== undefined).map(cellKey)))
  const shown = cells.filter((cell) => listed.has(cellKey(cell)))
  const fitting = cells.filter(fits).length
  const submit = async () => {
    const checked = await check()
    const found = checked.filter(fits).length
    // A new text that does not fit either shows its reason first.
    if (found > 0 && found >= fitting) await writer.write(checked)
  }
  return (
    <FormDialog
      title={texts(listed.size > 0 ? 'keys.range.title' : 'keys.range.question', { smart_count: listed.size })}
      yes={texts('keys.range.write', { smart_count: fitting })}
      size="sm"
      busy={writer.busy}
      incomplete={fitting === 0 && !isTyped}
      onClose={writer.close}
      onSubmit={() => void submit()}
    >
      <Stack sx={{ gap: 2 }}>
        {plan.rowsLeft > 0 && <Alert severity="info">{texts('keys.range.rowsLeft', { smart_count: plan.rowsLeft })}</Alert>}
        {plan.columnsLeft > 0 && <Alert severity="info">{texts('keys.range.columnsLeft', { smart_count: plan.columnsLeft })}</Alert>}
        {shown.slice(0, LISTED).map((cell) => (
          <UnfitCell
            key={cellKey(cell)}
            cell={cell}
            text={textOf(cell)}
            onChange={(text) => change(cell, text)}
            onSettle={() => void check()}
          />
        ))}
        {shown.length > LISTED && (
          <Typography color="text.secondary">{texts('keys.range.more', { smart_count: shown.length - LISTED })}</Typography>
        )}
      </Stack>
    </FormDialog>
  )
}

export default RangePreview
