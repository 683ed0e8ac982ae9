/** `memory` also stands for a child that died by itself: little else ends one. `busy`: too many wait already. */
export type ApartReason = 'memory' | 'time' | 'busy' | 'cancelled'

/** Why work in a child process was given up. */
export class ApartFailure extends Error {
  readonly reason: ApartReason

  constructor(reason: ApartReason) {
    super(`work apart was given up: ${reason}`)
    this.reason = reason
  }
}
