import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 50
/** Open event streams must not delay a restart. */
const GRACE_MS = 2000

/** The API server as a child of Vite's, always on the same port. */
export interface ApiProcess {
  /** Whether the server answers, after any running start has succeeded or failed. */
  readonly ready: () => Promise<boolean>
  /** Stops the running server, if any, and restarts it; resolves as `ready`. Calls run one after another. */
  readonly restart: () => Promise<boolean>
  readonly stop: () => Promise<void>
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  )

const untilAnswering = async (child: ChildProcess, port: number): Promise<boolean> => {
  while (isRunning(child)) {
    if (await answers(port)) return isRunning(child)
    await wait(POLL_MS)
  }
  return false
}

const end = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await exited
  clearTimeout(timer)
}

/** A port that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port to be had')
  return address.port
}

/** @param main the server's entry. It reads HOST, PORT and PUBLIC_URL, answers /api/health, and writes to the terminal itself. */
export const createApiProcess = (main: string, port: number, environment: NodeJS.ProcessEnv): ApiProcess => {
  let child: ChildProcess | undefined
  let current: Promise<boolean> = Promise.resolve(false)

  const stopNow = async (): Promise<void> => {
    if (child) await end(child)
    child = undefined
  }

  const startNow = async (): Promise<boolean> => {
    await stopNow()
    const started = fork(main, ['--behind'], {
      execArgv: ['--import', new URL('./exitWithParent.ts', import.meta.url).href],
      env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
    })
    child = started
    return untilAnswering(started, port)
  }

  return {
    ready: () => current,
    restart: () => {
      current = current.then(startNow, startNow)
      return current
    },
    stop: () => current.then(stopNow, stopNow),
  }
}
