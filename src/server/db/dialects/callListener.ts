/** Calls a listener. An error becomes a process warning, so that the process and other listeners continue. */
export function callListener(listener: (payload: string) => void, payload: string): void {
  try {
    listener(payload)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Runs effects after a commit, isolated from each other: the commit stands even if one of them fails. */
export function runEffects(effects: readonly (() => void)[]): void {
  for (const effect of effects) callListener(effect, '')
}
