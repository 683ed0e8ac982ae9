/** Stops a start or a command for a reason that the operator can fix: `message` gives the reason, then the remedy. */
export class StartRefused extends Error {
  constructor(problem: string, remedy: string) {
    super(`${problem}. ${remedy}`)
  }
}
