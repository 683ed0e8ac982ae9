/** `memory` also covers a child that died on its own: little else ends one. `busy`: too many are waiting. */
export type ChildFailureReason = 'memory' | 'time' | 'busy' | 'cancelled'

/** Reason for giving up work in a child process. */
export class ChildFailure extends Error {
  readonly reason: ChildFailureReason

  constructor(reason: ChildFailureReason) {
    super(`work in a child process was given up: ${reason}`)
    this.reason = reason
  }
}
