import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { COST, type Cost } from './passwordCost.ts'
import { createSemaphore } from './semaphore.ts'

const KEY_BYTES = 32
const SALT_BYTES = 16
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Two at a time: hashing runs on the few threads that files and name look-ups need as well. A flood of sign-ins is refused, not piled up. */
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

const NOBODY = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${unpadded(Buffer.alloc(SALT_BYTES))}$${unpadded(Buffer.alloc(KEY_BYTES))}`

/** Compares in constant time. Without a stored hash (no such account) it does the same work and answers false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = FORM.exec(stored ?? NOBODY) ?? FORM.exec(NOBODY)
  if (!parts) return false
  const [, ln, r, p, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const key = await derive(checking, password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) })
  return (
    key.length === expected.length && timingSafeEqual(key, expected) && stored !== null && stored !== undefined && isPasswordHash(stored)
  )
}

/** Whether a stored hash was made with other parameters than today's, so that the next sign-in should renew it. */
export const isOutdated = (stored: string) => !stored.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`)
