import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface Peer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Builds the page with react-admin's own `ArrayInput` for production, and serves it. */
export async function serveArrayInput(): Promise<Peer> {
  const outDir = await mkdtemp(join(tmpdir(), 'arrayInput-'))
  await build({ root: import.meta.dirname, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir, emptyOutDir: true } })
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://peer').pathname)
    try {
      const file = path === '/' ? '/index.html' : path
      const content = await readFile(join(outDir, file))
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
