import { Box, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import type { RowsBelowProps } from '../../../admin/screens.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatList } from '../../../providers/i18n/format.ts'
import { LineFacts } from './LineFacts.tsx'
import { shortRows } from './shortRows.ts'
import { type OrderEntity, slipState } from './slipLines.ts'
import { TotalsFooter } from './TotalsFooter.tsx'
import { useKnownMaterials } from './useKnownMaterials.ts'

const LAYOUT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 4,
  rowGap: 1.5,
  mt: 1.5,
}

/** Maximum number of lines that are named: those of a long slip would be a wall of numbers. */
const NAMED = 12

/** Below the lines of a slip: facts about the active line, and the totals. */
export const SlipFooter = ({ rows, active, onKnown }: RowsBelowProps) => {
  const texts = useAreaTexts('delivery')
  const [locale] = useLocaleState()
  const [rounding, slipType] = useFormValues<OrderEntity>('vatRounding', 'slipType')
  const known = useKnownMaterials(rows, onKnown)
  const state = slipState(rows, rounding, known)
  const line = state.lines[active]?.line
  const facts = known?.byId.get(line?.material ?? '')
  const short = useMemo(
    () => [...shortRows(state, known, slipType).keys()].map((position) => state.lines[position]?.line.lineNumber ?? position + 1),
    [state, known, slipType],
  )
  return (
    <Box sx={LAYOUT}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }} aria-live="polite">
        {line && facts && <LineFacts line={line} facts={facts} />}
        {short.length > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }} role="status">
            {texts('delivery.slip.short', { lines: formatList(short.map(String), locale, { most: NAMED }) })}
          </Typography>
        )}
      </Box>
      {rows.length > 0 && <TotalsFooter state={state} />}
    </Box>
  )
}
