const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',').map((name) => name.trim()) : Array.isArray(value) ? value.flatMap(namesIn) : []

/** Operations that a call confirms: named in its `X-Confirm` header or in `confirm` of its body. */
export function confirmedBy(headers: Readonly<Record<string, unknown>>, body?: unknown): ReadonlySet<string> {
  const inBody = typeof body === 'object' && body !== null && 'confirm' in body ? body.confirm : undefined
  return new Set([...namesIn(headers['x-confirm']), ...namesIn(inBody)].filter((name) => name !== ''))
}
