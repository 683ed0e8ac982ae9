const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1]?.toLowerCase() === b[j - 1]?.toLowerCase() ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The known word that was most likely meant, if any is near. */
export const nearest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, off: distance(word, candidate) }))
    .filter(({ off }) => off <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.off - b.off)[0]?.candidate

/** `write 'x'`, or a list of all choices when nothing is near. */
export const suggest = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  if (near !== undefined) return `write '${near}'`
  return known.length === 0 ? 'remove it' : `choose one of: ${known.slice(0, 40).join(', ')}`
}
