import type { OwnState } from '../../domain/auction/room.ts'

/** The colour of where the user stands, where it has one; words and signs say the same. */
export const stateColor = (state: OwnState): string | undefined => {
  if (state === 'leading' || state === 'won') return 'var(--good)'
  return state === 'outbid' ? 'var(--danger)' : undefined
}
