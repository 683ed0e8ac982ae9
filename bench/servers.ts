import { type ServerProcess, startServer } from '../tests/support/processes/serverProcess.ts'
import { type BenchDatabase, fileOf } from './databases.ts'

/** Both servers check the same tokens. */
const JWT_SECRET = 'a-secret-for-measurements-on-this-machine-alone'

const ACCOUNT = { email: 'admin@cardealerhub.test', password: 'demo1234' }

const databaseEnv = ({ databaseUrl }: BenchDatabase): Record<string, string> =>
  databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }

/** The product as `npm start` runs it, with the log level of production. The first start in a place loads the demo data. */
export const startProduct = (place: BenchDatabase, env: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer({ dataDir: place.dataDir, env: { ...databaseEnv(place), JWT_SECRET, LOG_LEVEL: 'info', ...env } })

/** Bare Fastify with hand-written statements on the same tables. */
export const startPeer = (place: BenchDatabase): Promise<ServerProcess> =>
  startServer({
    dataDir: place.dataDir,
    entry: 'bench/peer/main.ts',
    env: { ...databaseEnv(place), DATABASE_FILE: fileOf(place), JWT_SECRET },
  })

/** An access token, valid for 15 minutes. */
export async function signIn({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  })
  if (!response.ok) throw new Error(`sign-in was refused: ${response.status} ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}

/** Fills a database with the product's demo data. */
export async function seeded(place: BenchDatabase): Promise<BenchDatabase> {
  const product = await startProduct(place)
  await product.stop()
  return place
}
