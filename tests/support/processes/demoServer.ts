import { join } from 'node:path'
import { madeOnce } from '../database/madeOnce.ts'
import { templatesFolder } from '../database/templatesFolder.ts'
import { freePort } from './freePort.ts'
import { type ServerOptions, type ServerProcess, startServer } from './serverProcess.ts'

/** A data folder with the demo in it, made once per run by a server's first start. */
export async function demoFolder(): Promise<string> {
  const folder = templatesFolder()
  if (folder === undefined) throw new Error('the test run has no folder of templates (templatesSetup.ts)')
  return madeOnce(join(folder, 'demo'), async (dataDir) => {
    const server = await startServer({ dataDir })
    await server.stop()
    // Loaded by the one worker that makes the demo.
    const { postponeEndsIn } = await import('../app/app.ts')
    await postponeEndsIn({ file: join(dataDir, 'hub.sqlite') })
  })
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
