/** Longest first and last name of a dealer, and longest user name (schemas/dealers.ts, kept equal by a test). */
const NAME = 100
const USER_NAME = 64
const SHORTEST_USER_NAME = 3

/** `'Ada Maria Lovelace'` → first name `'Ada Maria'`, last name `'Lovelace'`; a single word is the first name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string | null } {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop() : undefined
  return { firstName: words.join(' ').slice(0, NAME).trim(), lastName: last?.slice(0, NAME) ?? null }
}

/** User names to try for an e-mail address, in order: the part before the @, then the same with a number. */
export function userNames(email: string, count: number): readonly string[] {
  const local = email.split('@')[0] ?? ''
  const name = local.length < SHORTEST_USER_NAME ? email : local
  return Array.from({ length: count }, (_, index) => {
    const suffix = index === 0 ? '' : String(index + 1)
    return name.slice(0, USER_NAME - suffix.length) + suffix
  })
}
