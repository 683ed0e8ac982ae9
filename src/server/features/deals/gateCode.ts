import { randomInt } from 'node:crypto'

/** Letters and digits that can't be confused with each other (Crockford's base 32). */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const LENGTH = 10

/** A new gate code, which can't be guessed. */
export const newGateCode = (): string => Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')

/** A code as a person types it: `abcde-12345`. */
export const cleanGateCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
