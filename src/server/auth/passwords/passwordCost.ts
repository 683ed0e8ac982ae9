/** Parameters of scrypt. */
export interface Cost {
  /** Binary logarithm of N. */
  readonly ln: number
  readonly r: number
  readonly p: number
}

/**
 * scrypt as OWASP's password storage sheet allows it: N=2^14, r=8, p=5 is as strong as N=2^17, p=1, and takes 16 MiB at a time instead of 128,
 * so that a burst of sign-ins does not exhaust memory. Tests in one process with the server take a cheap one in its place (`vitest.config.ts`).
 */
export const COST: Cost = { ln: 14, r: 8, p: 5 }
