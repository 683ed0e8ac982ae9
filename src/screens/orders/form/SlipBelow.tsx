import { Box, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RowsBelowProps } from '../../../admin/screens.ts'
import { isShort, mainQuantity } from '../../../domain/orders/margin.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { LineFacts } from './LineFacts.tsx'
import { type KnownMaterials, type SlipState, slipState } from './slipLines.ts'
import { TotalsBelow } from './TotalsBelow.tsx'
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

/** Numbers of the lines that want more than there is, all lines of a material together. */
const shortLines = ({ lines }: SlipState, known: KnownMaterials | undefined): readonly number[] => {
  const wanted = new Map<string, bigint>()
  return lines.flatMap(({ line }, position) => {
    const facts = known?.byId.get(line.material ?? '')
    const own = facts?.stock && mainQuantity(line.quantity, line.unit, facts.units)
    if (!facts?.stock || own === undefined || own === null) return []
    const sum = (wanted.get(facts.id) ?? 0n) + BigInt(own.replace('.', ''))
    wanted.set(facts.id, sum)
    const text = `${sum / 10_000n}.${String(sum % 10_000n).padStart(4, '0')}`
    return isShort(text, facts.stock.available) ? [line.lineNumber ?? position + 1] : []
  })
}

const LEAVING: readonly unknown[] = ['sale', 'retailSale', 'purchaseReturn']

/** Below the lines of a slip: what there is to know of the present one, and what all come to. */
export const SlipBelow = ({ rows, active, onKnown }: RowsBelowProps) => {
  const texts = useAreaTexts('delivery')
  const [locale] = useLocaleState()
  const [rounding, slipType] = useWatch({ name: ['vatRounding', 'slipType'] })
  const known = useKnownMaterials(rows, onKnown)
  const state = slipState(rows, rounding, known)
  const line = state.lines[active]?.line
  const facts = known?.byId.get(line?.material ?? '')
  const short = LEAVING.includes(slipType) ? shortLines(state, known) : []
  return (
    <Box sx={LAYOUT}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }} aria-live="polite">
        {line && facts && <LineFacts line={line} facts={facts} />}
        {short.length > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }} role="status">
            {texts('delivery.slip.short', { lines: new Intl.ListFormat(locale).format(short.map(String)) })}
          </Typography>
        )}
      </Box>
      {rows.length > 0 && <TotalsBelow state={state} />}
    </Box>
  )
}
