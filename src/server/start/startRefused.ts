/** Stops a start or a command for a reason that whoever runs the server can mend: `message` says what is wrong, then the remedy. */
export class StartRefused extends Error {
  constructor(problem: string, remedy: string) {
    super(`${problem}. ${remedy}`)
  }
}
