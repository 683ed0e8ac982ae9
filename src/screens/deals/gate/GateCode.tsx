import { Box, Typography } from '@mui/material'
import { Panel } from '../Panel.tsx'
import { type Sheet, useDealTexts } from '../useSheet.ts'

/** `ABCDE12345` → `ABCDE-12345` */
const halved = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** The code that the buyer shows or reads out to pick up the car. */
export const GateCode = ({ gate }: { readonly gate: NonNullable<Sheet['gate']> }) => {
  const { t } = useDealTexts()
  return (
    <Panel title={t('deals.gate.title')}>
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(gate.qrCode)}`}
        alt={t('deals.gate.qrCode')}
        sx={{ width: 200, height: 200, maxWidth: '100%', display: 'block', mx: 'auto', bgcolor: '#fff', borderRadius: 1 }}
      />
      <Typography align="center" dir="ltr" sx={{ mt: 1.5, fontSize: '1.375rem', fontWeight: 650, letterSpacing: '0.08em' }}>
        {halved(gate.code)}
      </Typography>
      <Typography variant="body2" color="text.secondary" align="center">
        {t('deals.gate.hint')}
      </Typography>
    </Panel>
  )
}
