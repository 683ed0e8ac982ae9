import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { SupervisorOptions } from './supervisor.ts'

const repository = resolve(import.meta.dirname, '../../..')
const pinned = join(repository, 'node_modules/.bin/node')

/** The project's own Node: the pinned one where it is a plain file, else the one that runs the tests. */
export const nodeBinary = process.platform !== 'win32' && existsSync(pinned) ? pinned : process.execPath

export interface SupervisedProcess {
  /** Everything printed so far, standard output and error together. */
  output(): string
  /** The first match of `pattern` in a printed line; rejects with all output when the process ends first. */
  line(pattern: RegExp): Promise<RegExpExecArray>
  /** Sends any signal, for instance SIGKILL to see what survives it. */
  signal(signal: NodeJS.Signals): void
  /** Resolves to the exit code when the process has ended. */
  readonly exited: Promise<number>
  /** Asks the process to end, kills it when it does not, and waits until it is gone. */
  stop(): Promise<void>
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/** Rejects once `child` has ended and its output has been read to the end. */
const earlyEnd = (child: Child, output: () => string) =>
  new Promise<never>((_, reject) => {
    child.once('close', (code) => reject(new Error(`ended early with code ${code}:\n${output()}`)))
  })

/** Starts a process that ends with its starter, however the starter ends (see `supervisor.ts`). */
export function spawnSupervised(options: SupervisorOptions): SupervisedProcess {
  const supervisor = join(import.meta.dirname, 'supervisor.ts')
  const child: Child = spawn(nodeBinary, [supervisor, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  const onLine = (line: string) => {
    lines.push(line)
    for (const look of waiting) look(line)
  }
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
  child.stdin.on('error', () => undefined)

  const output = () => lines.join('\n')
  const exited = new Promise<number>((done) => child.once('close', (code) => done(code ?? 1)))
  const ended = earlyEnd(child, output)
  ended.catch(() => undefined)

  const line = (pattern: RegExp) => {
    const found = new Promise<RegExpExecArray>((done) => {
      const look = (text: string) => {
        const match = pattern.exec(text)
        if (match === null) return
        waiting.delete(look)
        done(match)
      }
      waiting.add(look)
      lines.forEach(look)
    })
    return Promise.race([found, ended])
  }

  const stop = async () => {
    child.stdin.end()
    await exited
  }
  return { output, line, exited, stop, signal: (signal) => void child.stdin.write(`${signal}\n`) }
}
