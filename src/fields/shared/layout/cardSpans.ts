/** Gives the remaining columns of a line to its last long field, or to its last one. */
const filled = (line: readonly number[], columns: number): readonly number[] => {
  const rest = columns - line.reduce((sum, span) => sum + span, 0)
  const long = line.findLastIndex((span) => span > 1)
  const taker = long < 0 ? line.length - 1 : long
  return line.map((span, at) => (at === taker ? span + rest : span))
}

/** Columns of each field of a card, in their order: one for a short field, two for others, so that every line is full. */
export const cardSpans = (short: readonly boolean[], columns: number): readonly number[] => {
  const lines: number[][] = []
  let free = 0
  for (const one of short) {
    const span = one ? 1 : 2
    if (span > free) {
      lines.push([])
      free = columns
    }
    lines.at(-1)?.push(span)
    free -= span
  }
  return lines.flatMap((line) => filled(line, columns))
}
