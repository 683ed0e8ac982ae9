import type { Palette } from '@mui/material'
import type { OwnState } from '../../domain/auction/room.ts'

/** The colour of where the user stands; words and signs say the same. */
export const stateColor = (state: OwnState, { success, error, divider }: Palette): string => {
  if (state === 'leading' || state === 'won') return success.main
  return state === 'outbid' ? error.main : divider
}
