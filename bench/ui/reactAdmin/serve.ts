import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface Peer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** The product's API, which the page calls through its own server. */
export interface Api {
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
}

async function forward({ origin, headers }: Api, url: string, answer: ServerResponse): Promise<void> {
  const { status, headers: answered, body } = await fetch(`${origin}${url}`, { headers })
  const range = answered.get('content-range')
  answer.writeHead(status, { 'content-type': 'application/json', ...(range && { 'content-range': range }) })
  if (body) await pipeline(body, answer)
  else answer.end()
}

/** Builds the page of react-admin's own components for production, and serves it. */
export async function serveReactAdmin(api: Api): Promise<Peer> {
  const outDir = await mkdtemp(join(tmpdir(), 'reactAdmin-'))
  await build({ root: import.meta.dirname, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir, emptyOutDir: true } })
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://peer').pathname)
    try {
      if (path.startsWith('/api/')) return await forward(api, url, answer)
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
