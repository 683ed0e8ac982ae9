/** Operations that a call confirms: named in `X-Confirm`, separated by commas. */
export const confirmedBy = (header = ''): ReadonlySet<string> =>
  new Set(
    header
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
