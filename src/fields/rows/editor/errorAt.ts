/** The error at a path of nested errors: `lines.0`. */
export const errorAt = (errors: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => (at as Readonly<Record<string, unknown>> | undefined)?.[part], errors)
