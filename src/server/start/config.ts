import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Timeouts } from '../plugins/slowBodies.ts'
import { IMPORT_LIMITS, type ImportLimits } from '../records/import/sheet.ts'
import { type OidcProvider, readOidc } from './configOidc.ts'
import { isGuessablePassword, isGuessableSecret } from './configStrength.ts'

/** Fastify's name for addresses of this machine. */
const LOOPBACK = 'loopback'

const BITS = { 4: 32, 6: 128 } as const

/** An address or a range: `10.0.0.0/8`. A range of all addresses would let every client choose its own address. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (rest.length > 0 || (version !== 4 && version !== 6) || address.includes('%')) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= BITS[version])
}

const proxiesIn = (text: string): readonly string[] => text.split(',').map((proxy) => proxy.trim().toLowerCase())

const areProxies = (text: string): boolean => proxiesIn(text).every((proxy) => proxy === LOOPBACK || isProxy(proxy))

/** Configuration from the environment, validated and with defaults. */
export interface Config {
  readonly production: boolean
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly dataDir: string
  /** PostgreSQL; without it the embedded database `hub.sqlite` in `dataDir`. */
  readonly databaseUrl?: string
  /** The same database for the role that runs reports written in SQL; without it they are off on PostgreSQL. */
  readonly reportsDatabaseUrl?: string
  /** Absent outside production unless configured; the server then generates one in `dataDir`. */
  readonly jwtSecret?: string
  /** First Admin, created in production if there is none. */
  readonly admin?: { readonly email: string; readonly password: string }
  /** Address that mails link to, without a trailing slash. */
  readonly publicUrl: string
  readonly smtpUrl?: string
  /** External sign-in; absent without providers. */
  readonly oidc?: readonly OidcProvider[]
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, ranges, `loopback`. */
  readonly trustProxy: readonly string[]
  /** Maximum total size of one firm's uploads in bytes. */
  readonly uploadQuota?: number
  /** Days that deleted records can be restored. */
  readonly trashDays?: number
  /** Maximum sizes of imported files. */
  readonly importLimits?: ImportLimits
  /** Token that opens the metrics, sent as a bearer token. */
  readonly metricsToken?: string
  readonly logLevel: string
  /** The variables that features declare, validated. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Time limits of requests, if they differ from the default. Not set by a variable. */
  readonly timeouts?: Partial<Timeouts>
}

/** A mistake in the environment, with its remedy. */
export interface ConfigMistake {
  readonly variable: string
  readonly message: string
  readonly remedy: string
}

/** Stops the start and lists all mistakes. */
export class ConfigMistakes extends Error {
  readonly mistakes: readonly ConfigMistake[]

  constructor(mistakes: readonly ConfigMistake[]) {
    super(mistakes.map(({ variable, message, remedy }) => `${variable} ${message}. ${remedy}`).join('\n'))
    this.mistakes = mistakes
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** A variable of the environment: the schema of its text, and the remedy for an invalid value. */
export interface Variable {
  readonly schema: object
  readonly remedy: string
}

type Variables = Readonly<Record<string, Variable>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const VARIABLES = {
  NODE_ENV: {
    schema: { enum: ['production', 'development', 'test'] },
    remedy: 'Use production for real data; leave it out for the demo.',
  },
  HOST: { schema: { type: 'string', format: 'host' }, remedy: 'Give an address or a host name, for example 127.0.0.1.' },
  PORT: { schema: { type: 'string', format: 'port' }, remedy: 'Give a whole number from 0 to 65535, for example 3000.' },
  DATA_DIR: { schema: { type: 'string' }, remedy: 'Give a folder that the server may write to.' },
  DATABASE_URL: {
    schema: { type: 'string', format: 'postgresUrl' },
    remedy: 'Give postgres://user:password@host:5432/name, or leave it out for the embedded database.',
  },
  REPORTS_DATABASE_URL: {
    schema: { type: 'string', format: 'postgresUrl' },
    remedy:
      'Give the same database as DATABASE_URL with a login role of its own for reports, or leave it out: reports are then off on PostgreSQL.',
  },
  JWT_SECRET: {
    schema: { type: 'string', minLength: 32 },
    remedy: 'Give at least 32 random characters, for example from: openssl rand -base64 48',
  },
  ADMIN_EMAIL: { schema: { type: 'string', format: 'email' }, remedy: 'Give the e-mail address of the first Admin.' },
  ADMIN_PASSWORD: { schema: { type: 'string', minLength: 6, maxLength: 200 }, remedy: 'Give a password of 6 to 200 characters.' },
  PUBLIC_URL: {
    schema: { type: 'string', format: 'webUrl' },
    remedy: 'Give the address that users open, for example https://hub.example.com',
  },
  SMTP_URL: {
    schema: { type: 'string', format: 'smtpUrl' },
    remedy: 'Give smtp://user:password@host:587 or smtps://…, or leave it out to keep mail in the outbox.',
  },
  TRUST_PROXY: {
    schema: { type: 'string', format: 'proxies' },
    remedy:
      'Give the addresses of the proxies before this server, separated by commas, for example 10.0.0.5,172.16.0.0/12, or leave it out for one on this machine.',
  },
  UPLOAD_QUOTA_MB: {
    schema: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
    remedy: 'Give a whole number of megabytes, for example 10240, or leave it out for that.',
  },
  IMPORT_MAX_MB: {
    schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
    remedy: `Give a whole number of megabytes up to 9999, or leave it out for ${IMPORT_LIMITS.file}.`,
  },
  IMPORT_WORKBOOK_MB: {
    schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
    remedy: `Give a whole number of megabytes up to 9999, or leave it out for ${IMPORT_LIMITS.workbook}.`,
  },
  TRASH_DAYS: {
    schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
    remedy: 'Give a whole number of days, or leave it out for 30.',
  },
  METRICS_TOKEN: {
    schema: { type: 'string', minLength: 16, pattern: '^[!-~]+$' },
    remedy: 'Give at least 16 characters without blanks, for example from: openssl rand -hex 24',
  },
  LOG_LEVEL: { schema: { enum: LOG_LEVELS }, remedy: `Use one of ${LOG_LEVELS.join(', ')}.` },
} as const satisfies Variables

/** Variables whose value must not appear in a message. */
const SECRET: ReadonlySet<string> = new Set([
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'REPORTS_DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
])

const hasScheme =
  (...schemes: string[]) =>
  (text: string) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol)

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  host: (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
  proxies: areProxies,
  port: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535,
  postgresUrl: hasScheme('postgres:', 'postgresql:'),
  webUrl: hasScheme('http:', 'https:'),
  smtpUrl: hasScheme('smtp:', 'smtps:'),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
}

const describeValue = (variable: string, value: string | undefined) =>
  SECRET.has(variable) ? 'has a value that does not fit' : `is ${JSON.stringify(value)}`

function wrongValues(given: Environment, variables: Variables): ConfigMistake[] {
  const ajv = new Ajv2020({ allErrors: true, formats: FORMATS, validateSchema: false })
  // Compiling the schemas of all variables took a twentieth of a start.
  const set = Object.entries(variables).filter(([name]) => given[name] !== undefined)
  const validate = ajv.compile({ type: 'object', properties: Object.fromEntries(set.map(([name, { schema }]) => [name, schema])) })
  validate(given)
  const wrong = new Set(validate.errors?.map((error) => error.instancePath.slice(1)))
  return set
    .filter(([name]) => wrong.has(name))
    .map(([variable, { remedy }]) => ({ variable, message: describeValue(variable, given[variable]), remedy }))
}

const missing = (variable: keyof typeof VARIABLES, why: string): ConfigMistake => ({
  variable,
  message: `is missing: ${why}`,
  remedy: VARIABLES[variable].remedy,
})

/** `PRODUCT.md S5`: production needs a secret and a first Admin. */
function productionMistakes(given: Environment): ConfigMistake[] {
  const mistakes: ConfigMistake[] = []
  if (!given.JWT_SECRET) mistakes.push(missing('JWT_SECRET', 'production signs its sessions with a secret of its own'))
  else if (isGuessableSecret(given.JWT_SECRET)) {
    mistakes.push({
      variable: 'JWT_SECRET',
      message: 'is a placeholder, repeats itself or can be guessed otherwise',
      remedy: VARIABLES.JWT_SECRET.remedy,
    })
  }
  if (!given.ADMIN_EMAIL) mistakes.push(missing('ADMIN_EMAIL', 'production has no demo accounts, so the first Admin must be named'))
  if (!given.ADMIN_PASSWORD) mistakes.push(missing('ADMIN_PASSWORD', 'production has no demo accounts, so the first Admin needs one'))
  else if (isGuessablePassword(given.ADMIN_PASSWORD, given.ADMIN_EMAIL)) {
    const remedy = 'Give one that nobody else uses and that has not been published, for example from: openssl rand -base64 18'
    mistakes.push({ variable: 'ADMIN_PASSWORD', message: 'is published with the demo, or among the first that anybody tries', remedy })
  }
  return mistakes
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** `PRODUCT.md S5`: accounts with published passwords are reachable from this machine only. */
function demoMistakes(given: Environment): ConfigMistake[] {
  if (given.HOST === undefined || isLoopback(given.HOST)) return []
  return [
    {
      variable: 'HOST',
      message: `is ${JSON.stringify(given.HOST)}, but the demo, whose passwords are published, listens on loopback only`,
      remedy: 'Leave HOST out, or set NODE_ENV=production for real use.',
    },
  ]
}

const present = (environment: Environment, variables: Variables): Environment =>
  Object.fromEntries(Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))

const optional = <K extends string, V>(key: K, value: V | undefined) => (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }

const urlHost = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

const importLimitsIn = ({ IMPORT_MAX_MB: file, IMPORT_WORKBOOK_MB: workbook }: Environment): ImportLimits | undefined =>
  file === undefined && workbook === undefined
    ? undefined
    : { file: Number(file ?? IMPORT_LIMITS.file), workbook: Number(workbook ?? IMPORT_LIMITS.workbook) }

/** Environment → `Config`. An empty variable counts as absent. Throws `ConfigMistakes`. @param features the variables that features declare */
export function readConfig(environment: Environment, features: Variables = {}): Config {
  const given = present(environment, VARIABLES)
  const variables = present(environment, features)
  const production = given.NODE_ENV === 'production'
  const wrong = [...wrongValues(given, VARIABLES), ...wrongValues(variables, features)]
  const named = new Set(wrong.map(({ variable }) => variable))
  const further = (production ? productionMistakes(given) : demoMistakes(given)).filter(({ variable }) => !named.has(variable))
  const oidc = readOidc(environment)
  const mistakes = [...wrong, ...further, ...oidc.mistakes]
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes)
  const host = given.HOST ?? '127.0.0.1'
  const port = Number(given.PORT ?? 3000)
  return {
    production,
    host,
    port,
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    ...optional('databaseUrl', given.DATABASE_URL),
    ...optional('reportsDatabaseUrl', given.REPORTS_DATABASE_URL),
    ...optional('jwtSecret', given.JWT_SECRET),
    ...optional(
      'admin',
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD } : undefined,
    ),
    publicUrl: (given.PUBLIC_URL ?? `http://${urlHost(host)}:${port}`).replace(/\/+$/, ''),
    ...optional('smtpUrl', given.SMTP_URL),
    ...optional('oidc', oidc.providers.length > 0 ? oidc.providers : undefined),
    trustProxy: given.TRUST_PROXY === undefined ? [LOOPBACK] : proxiesIn(given.TRUST_PROXY),
    ...optional('uploadQuota', given.UPLOAD_QUOTA_MB === undefined ? undefined : Number(given.UPLOAD_QUOTA_MB) * 1024 ** 2),
    ...optional('trashDays', given.TRASH_DAYS === undefined ? undefined : Number(given.TRASH_DAYS)),
    ...optional('importLimits', importLimitsIn(given)),
    ...optional('metricsToken', given.METRICS_TOKEN),
    variables,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** File of the embedded database. */
export const databaseFile = (config: Config) => join(config.dataDir, 'hub.sqlite')
