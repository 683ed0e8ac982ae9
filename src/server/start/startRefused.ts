/** Stops a start or a command for a reason that the operator can fix: `message` says what is wrong, then the remedy. */
export class StartRefused extends Error {
  constructor(problem: string, remedy: string) {
    super(`${problem}. ${remedy}`)
  }
}
