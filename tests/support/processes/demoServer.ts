import { mkdir, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { templatesFolder } from '../database/templatesFolder.ts'
import { freePort } from './freePort.ts'
import { type ServerOptions, type ServerProcess, startServer } from './serverProcess.ts'

/** Milliseconds for which one demo is reused: its first auction ends after six minutes, and a test takes up to three. */
const FRESH = 180_000

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A data folder with the demo in it, made by a server's first start. The first worker that needs it creates it; the others wait, up to the limit of their hook. */
export async function demoFolder(): Promise<string> {
  const ready = join(templatesFolder() ?? tmpdir(), `demo-${Math.floor(Date.now() / FRESH)}`)
  const first = await mkdir(`${ready}.lock`).then(
    () => true,
    () => false,
  )
  if (first) {
    const server = await startServer({ dataDir: `${ready}.making` })
    await server.stop()
    await rename(`${ready}.making`, ready)
  }
  while (!(await exists(ready))) await pause(100)
  return ready
}

/** Ports of stopped servers of this process. A browser has the product's files cached by port. */
const ports: number[] = []

/** A server with the demo's data, as after its first start, in a third of that time. */
export async function startDemoServer(options: Pick<ServerOptions, 'env' | 'entry'> = {}): Promise<ServerProcess> {
  const port = ports.pop() ?? (await freePort())
  const server = await startServer({ ...options, port, copyOf: await demoFolder() })
  const stop = async () => {
    await server.stop()
    ports.push(port)
  }
  return { ...server, stop }
}
