/** Strength of a password: 0 for one that is too short to be accepted, 4 for a long one. */
export type Strength = 0 | 1 | 2 | 3 | 4

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** Lengths from which a password is accepted, is good, and is long enough for any characters. */
const [MIN, GOOD, LONG] = [6, 10, 16]

/** Measured by length first, then by kinds of characters; repeated characters don't add to the length. */
export const strengthOf = (password: string): Strength => {
  if (password.length < MIN) return 0
  const different = new Set(password).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = [password.length >= GOOD, password.length >= LONG, kinds >= 2, kinds >= 3].filter(Boolean).length
  return different < MIN ? 1 : (Math.max(1, points) as Strength)
}
