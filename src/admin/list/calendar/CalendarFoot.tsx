import { Box } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

const FOOT = { px: 2, py: 1, minHeight: 36, textAlign: 'end', typography: 'body2', color: 'text.secondary' } as const

/** Whose clocks the times are, if not the user's. @param timeZone Of moments. */
export const CalendarFoot = ({ timeZone }: { readonly timeZone: string | undefined }) => {
  const t = useAreaTexts('shapes')
  const clocks = timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone ? undefined : timeZone
  return <Box sx={FOOT}>{clocks && t('shapes.calendar.clocks', { zone: clocks.replaceAll('_', ' ') })}</Box>
}
