import { deflateRawSync } from 'node:zlib'
import { DEMO_PASSWORD } from '../seed/demoUsers.ts'

/** Short words count only at their end: a random secret may begin with any four letters. */
const PLACEHOLDER = /^(change.?me|secret|default|example|password|(demo|test|your)([^a-z0-9]|$))/i

/** Minimum entropy of a secret in bits. 32 random hexadecimal digits have about 110 by this measure; one in a million has fewer than 88. */
const MIN_BITS = 85

/** Entropy in bits by character frequencies, assuming independent characters. */
function shannonBits(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(text.length / count), 0)
}

/** Minimum size of a compressed secret in bytes; compression shortens repeated parts. */
const MIN_PACKED = 24

const packedBytes = (text: string): number => deflateRawSync(text, { level: 9 }).length

/** Share of characters that continue a sequence: `aaaa`, `abcd`, `9876`. */
function predictable(text: string): number {
  const steps = [...text].map((character, index) => character.charCodeAt(0) - text.charCodeAt(index - 1)).slice(1)
  const going = steps.filter((step, index) => index > 0 && Math.abs(step) <= 1 && step === steps[index - 1])
  return going.length / text.length
}

/** Whether a signing secret can be guessed: a placeholder, a repeated letter or word, the alphabet. */
export const isGuessableSecret = (secret: string): boolean =>
  PLACEHOLDER.test(secret) || shannonBits(secret) < MIN_BITS || packedBytes(secret) < MIN_PACKED || predictable(secret) > 0.3

/** Common passwords. */
const TRIED_FIRST: ReadonlySet<string> = new Set([
  DEMO_PASSWORD,
  ...[
    'password',
    'passw0rd',
    'password1',
    'password123',
    'admin',
    'admin1',
    'admin123',
    'admin1234',
    'administrator',
    'changeme',
    'change-me',
  ],
  ...[
    'letmein',
    'welcome',
    'welcome1',
    'qwerty',
    'qwerty123',
    'qwertyuiop',
    'secret',
    'abc123',
    'iloveyou',
    'default',
    'test1234',
    'root1234',
  ],
  ...['123456', '1234567', '12345678', '123456789', '1234567890', '123123', '654321'],
])

/** Minimum number of distinct characters. */
const MIN_VARIETY = 4

/** Whether a password is published, like the demo's, or one of the most common. */
export const isGuessablePassword = (password: string, email = ''): boolean =>
  TRIED_FIRST.has(password.toLowerCase()) ||
  new Set(password).size < MIN_VARIETY ||
  (email !== '' && [email, email.split('@', 1)[0]].includes(password.toLowerCase()))
