import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** What `supervisor` runs: its only argument, as JSON. */
export interface SupervisorOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Run as this user and group (POSIX, and only where the caller is root). */
  readonly uid?: number
  readonly gid?: number
  /** How to ask the process to end; after five seconds it is killed. */
  readonly stopSignal: NodeJS.Signals
  /** Folders to remove when the process has ended. */
  readonly remove: readonly string[]
}

const GRACE_MS = 5000

/**
 * Runs one process that can't outlive its starter: it is stopped when this program's standard input closes, which happens even when the
 * starter is killed with SIGKILL. A line on standard input is a signal to pass on.
 */
function supervisor({ command, args, stopSignal, remove, ...options }: SupervisorOptions): void {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
  const removeAll = () => {
    for (const folder of remove) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const stop = () => {
    child.kill(stopSignal)
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
  }
  createInterface({ input: process.stdin })
    .on('line', (signal) => child.kill(signal as NodeJS.Signals))
    .on('close', stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  child.on('error', (error) => {
    console.error(error.message)
    removeAll()
    process.exit(1)
  })
  child.on('exit', (code) => {
    removeAll()
    process.exit(code ?? 1)
  })
}

supervisor(JSON.parse(process.argv[2] ?? ''))
