/** Lets a listener hear. One that throws ends neither the process nor what others hear: it is told as a warning of the process. */
export function callListener(listener: (payload: string) => void, payload: string): void {
  try {
    listener(payload)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Does what follows a commit, each apart: what was written stays written, whatever becomes of it. */
export function runEffects(effects: readonly (() => void)[]): void {
  for (const effect of effects) callListener(effect, '')
}
