/** Operations that a request confirms, listed in `X-Confirm` and separated by commas. */
export const confirmedBy = (header = ''): ReadonlySet<string> =>
  new Set(
    header
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
