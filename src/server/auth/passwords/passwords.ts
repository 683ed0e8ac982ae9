import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../model/errors.ts'
import { COST, type Cost } from './passwordCost.ts'

/** Runs at most `concurrency` tasks at a time. At most `queueLimit` others wait, in order; beyond that it throws `AppError` 503 `unavailable`. */
function createSemaphore(concurrency: number, queueLimit = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (waiting.length >= queueLimit) throw new AppError(503, 'unavailable')
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

const KEY_BYTES = 32
const SALT_BYTES = 16
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Two at a time, because hashing shares a few threads with file access and name look-ups. A flood of sign-ins is refused, not queued. */
const making = createSemaphore(2)
const checking = createSemaphore(2, 200)

function derive(gate: typeof making, password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * r * 2 ** ln }
  return gate(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** Password → PHC string `$scrypt$ln=…,r=…,p=…$salt$hash`, which carries its own parameters. */
export async function hashPassword(
  password: string,
  { cost = COST, random = randomBytes as (bytes: number) => Uint8Array } = {},
): Promise<string> {
  const salt = random(SALT_BYTES)
  const key = await derive(making, password, salt, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
}

/** Whether a stored value is a hash already. */
export const isPasswordHash = (value: string) => FORM.test(value)

const DUMMY_HASH = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${unpadded(Buffer.alloc(SALT_BYTES))}$${unpadded(Buffer.alloc(KEY_BYTES))}`

/** Compares in constant time. Without a stored hash (no such account) it does the same work and answers false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = FORM.exec(stored ?? DUMMY_HASH) ?? FORM.exec(DUMMY_HASH)
  if (!parts) return false
  const [, ln, r, p, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const key = await derive(checking, password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) })
  return (
    key.length === expected.length && timingSafeEqual(key, expected) && stored !== null && stored !== undefined && isPasswordHash(stored)
  )
}

/** Whether a stored hash has outdated parameters, so that the next sign-in should renew it. */
export const isOutdated = (stored: string) => !stored.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`)
