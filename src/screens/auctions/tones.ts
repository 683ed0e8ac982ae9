import type { OwnState, ReserveState } from '../../domain/auction/room.ts'
import type { Tone } from '../../model/entitySchema.ts'

/** Tones of states that aren't a record's field; those of fields are in `tones` of their schemas. */
export const OWN_TONES: Readonly<Partial<Record<OwnState, Tone>>> = { leading: 'good', won: 'good', outbid: 'danger' }
export const RESERVE_TONES: Readonly<Partial<Record<ReserveState, Tone>>> = { met: 'good', notMet: 'caution' }
