import type { OwnState, ReserveState } from '../../domain/auction/room.ts'
import type { Tone } from '../../model/entitySchema.ts'

/** What states that are no field of a record mean, as `tones` of a schema says it of those that are. */
export const OWN_TONES: Readonly<Partial<Record<OwnState, Tone>>> = { leading: 'good', won: 'good', outbid: 'danger' }
export const RESERVE_TONES: Readonly<Partial<Record<ReserveState, Tone>>> = { met: 'good', notMet: 'caution' }
