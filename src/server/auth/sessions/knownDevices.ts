import { timingSafeEqual } from 'node:crypto'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey, hmac } from '../keys.ts'

/** Maximum number of users per browser; the one that signed in longest ago is dropped first. */
const MAX_USERS = 5

const DAY = 24 * 60 * 60 * 1000

/** Browsers keep no cookie for longer. */
export const KNOWN_DAYS = 400

/** The cookie is renewed after half of its lifetime. */
const RENEW_DAYS = KNOWN_DAYS / 2

interface Entry {
  readonly user: string
  readonly device: string
  readonly day: number
}

/**
 * Browsers in which users have signed in before. Each has a cookie that names these users, so that wrong passwords sent from elsewhere never lock them out. The
 * cookie does not sign anyone in.
 */
export interface KnownDevices {
  /** The device's name, if it is known for the user; undefined otherwise. */
  readonly deviceOf: (cookie: string, user: string) => string | undefined
  /** The user who signed in last with it. */
  readonly userOf: (cookie: string) => string | undefined
  /** A cookie that includes the user; undefined if the sent one already does. */
  readonly remember: (cookie: string, user: string) => string | undefined
}

const SHAPE = /^([\w-]{1,64})~([\w-]{16})~(\d{1,6})~([\w-]{43})$/

export function createKnownDevices({ secret, clock, random }: Pick<AuthOptions, 'secret' | 'clock' | 'random'>): KnownDevices {
  const key = deriveKey(secret, 'known device')
  const today = () => Math.floor(clock().getTime() / DAY)
  const seal = ({ user, device, day }: Entry) => hmac(key, user, device, String(day))
  const write = (entry: Entry) => `${entry.user}~${entry.device}~${entry.day}~${seal(entry).toString('base64url')}`

  function read(text: string): Entry | undefined {
    const [, user = '', device = '', day = '', mac = ''] = SHAPE.exec(text) ?? []
    if (user === '') return undefined
    const entry = { user, device, day: Number(day) }
    const given = Buffer.from(mac)
    const ours = Buffer.from(seal(entry).toString('base64url'))
    const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
    return isOurs && today() - entry.day < KNOWN_DAYS ? entry : undefined
  }

  const entries = (cookie: string): readonly Entry[] =>
    cookie
      .split('.', MAX_USERS)
      .map(read)
      .filter((entry) => entry !== undefined)

  return {
    deviceOf: (cookie, user) => entries(cookie).find((entry) => entry.user === user)?.device,
    userOf: (cookie) => entries(cookie)[0]?.user,
    remember(cookie, user) {
      const known = entries(cookie)
      const [first] = known
      if (first?.user === user && today() - first.day < RENEW_DAYS) return undefined
      const others = known.filter((entry) => entry.user !== user).slice(0, MAX_USERS - 1)
      const device = known.find((entry) => entry.user === user)?.device ?? Buffer.from(random(12)).toString('base64url')
      return [{ user, device, day: today() }, ...others].map(write).join('.')
    },
  }
}
