/** Edit distance, ignoring case. */
const distance = (a: string, b: string): number => {
  const first = [...a.toLowerCase()]
  const second = [...b.toLowerCase()]
  let row = [0, ...second.keys().map((index) => index + 1)]
  for (const [i, letter] of first.entries()) {
    const next = [i + 1]
    for (const [j, other] of second.entries())
      next.push(Math.min(Number(row[j + 1]) + 1, Number(next[j]) + 1, Number(row[j]) + (letter === other ? 0 : 1)))
    row = next
  }
  return Number(row.at(-1))
}

/** The most similar known word, if any is similar enough. */
export const nearest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, off: distance(word, candidate) }))
    .filter(({ off }) => off <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.off - b.off)[0]?.candidate

/** `write 'x'`, or a list of all choices if none is similar. */
export const suggest = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  if (near !== undefined) return `write '${near}'`
  return known.length === 0 ? 'remove it' : `choose one of: ${known.slice(0, 40).join(', ')}`
}
