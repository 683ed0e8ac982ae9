import { join, relative, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { demoAccounts } from '../server/start/banner.ts'
import { type ApiProcess, createApiProcess, freePort } from './apiProcess.ts'
import type { ModelHost } from './modelHost.ts'

/** Milliseconds; files saved within them count as one change. */
const QUIET_MS = 100

const SCHEMA = /^schemas\/[^/]+\.ts$/
const SERVED = /^(?:schemas|i18n|src\/(?:server|model|domain|fields))\/.+\.ts$/
const NOT_SERVED = /\.(?:test|view)\.tsx?$/

/** `PORT`, as for the server itself, unless `--port` sets another one. */
const ownPort = (port: number | undefined): { port: number; strictPort: true } | undefined =>
  port !== undefined || process.env.PORT === undefined ? undefined : { port: Number(process.env.PORT), strictPort: true }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const showMistake = (server: ViteDevServer, message: string): undefined => {
  server.config.logger.error(message, { timestamp: true })
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'schemas' } })
}

/** Debounces `work`. A call while it runs causes one more run. */
const debounced = (work: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(work)
    }, QUIET_MS)
  }
}

/** Reloads the schemas. After a mistake, shows it and keeps the last good server; otherwise restarts the server and reloads the page. */
const reload = async (server: ViteDevServer, host: ModelHost, api: ApiProcess): Promise<void> => {
  host.refresh()
  try {
    await host.entities()
  } catch (error) {
    showMistake(server, messageOf(error))
    return
  }
  const up = await api.restart()
  server.moduleGraph.invalidateAll()
  if (up) server.ws.send({ type: 'full-reload' })
  else showMistake(server, 'The API server did not start. Its reason is in the terminal; the next change starts it again.')
}

/** Requests wait while the server starts, instead of failing. */
const waitForApi = (server: ViteDevServer, api: ApiProcess): void => {
  server.middlewares.use('/api', async (_request, response, next) => {
    if (await api.ready()) return next()
    response.writeHead(503, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ code: 'unavailable', message: 'The API server is not running; see the terminal of npm run dev.', params: {} }),
    )
  })
}

const watch = (server: ViteDevServer, changed: () => void): void => {
  server.watcher.on('all', (_event, path) => {
    const file = relative(server.config.root, path).split(sep).join('/')
    if (SERVED.test(file) && !NOT_SERVED.test(file)) changed()
  })
}

/**
 * Makes `vite` alone run the product: the API server is a child process behind /api. When a schema or the server's code changes, the server restarts, migrates
 * its tables, and the page reloads. A mistake in a schema is printed and shown over the page while the last good server keeps running.
 */
export const devPlugin = (host: ModelHost): Plugin => {
  let port = 0
  return {
    name: 'dev-api',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    async config(given) {
      port = await freePort()
      return { server: { ...ownPort(given.server?.port), proxy: { '/api': { target: `http://127.0.0.1:${port}` } } } }
    },
    async configureServer(server) {
      const { root } = server.config
      const publicUrl = `http://localhost:${server.config.server.port}`
      const api = createApiProcess(join(root, 'src/server/main.ts'), port, { PUBLIC_URL: process.env.PUBLIC_URL ?? publicUrl })
      waitForApi(server, api)
      watch(
        server,
        debounced(() => reload(server, host, api)),
      )
      const right = await host.entities().then(
        () => true,
        (error: unknown) => showMistake(server, messageOf(error)),
      )
      if (right) void api.restart().then((up) => up && server.config.logger.info(`\n${demoAccounts()}\n`))
      server.httpServer?.once('close', () => void api.stop())
    },
    // Runs after Vite's own handler, which would show a new schema in the page before the server has it.
    hotUpdate: {
      order: 'post',
      handler({ file }) {
        const { root } = this.environment.config
        return SCHEMA.test(relative(root, file).split(sep).join('/')) ? [] : undefined
      },
    },
  }
}
