/** One line of two versions of a text. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Maximum number of differing lines of either text; comparing every pair of more would take too long. */
const MAX_LINES = 500

/** Lengths of the longest common subsequences of the lines after each pair. */
const lengthsOf = (before: readonly string[], after: readonly string[]): readonly Uint16Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      const next = lengths[i + 1]
      if (row && next) row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** Lines between the common beginning and the common end of both texts. */
function changed(old: readonly string[], now: readonly string[]): readonly DiffLine[] | undefined {
  if (old.length > MAX_LINES || now.length > MAX_LINES) return undefined
  const lengths = lengthsOf(old, now)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]]
    if (one !== undefined && one === other) {
      lines.push({ kind: 'same', text: one })
      i += 1
      j += 1
    } else if (one !== undefined && (other === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      lines.push({ kind: 'removed', text: one })
      i += 1
    } else {
      lines.push({ kind: 'added', text: other ?? '' })
      j += 1
    }
  }
  return lines
}

const linesIn = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))

const same = (lines: readonly string[]): readonly DiffLine[] => lines.map((text) => ({ kind: 'same', text }))

/** Number of common lines at the start or the end. */
const shared = (old: readonly string[], now: readonly string[], most: number, at: (index: number) => readonly [number, number]): number => {
  let count = 0
  while (count < most && old[at(count)[0]] === now[at(count)[1]]) count += 1
  return count
}

/**
 * The differences between two texts by line, with as few changed lines as possible. Undefined if more than 500 lines are between the first
 * change and the last.
 */
export function lineDiff(before: string, after: string): readonly DiffLine[] | undefined {
  const [old, now] = [linesIn(before), linesIn(after)]
  const most = Math.min(old.length, now.length)
  const first = shared(old, now, most, (index) => [index, index])
  const last = shared(old, now, most - first, (index) => [old.length - 1 - index, now.length - 1 - index])
  const between = changed(old.slice(first, old.length - last), now.slice(first, now.length - last))
  return between && [...same(old.slice(0, first)), ...between, ...same(old.slice(old.length - last))]
}

/** Lines of context around a change. */
const CONTEXT = 2

/** The changed lines with a few lines around them; `undefined` marks omitted lines. */
export const withContextLines = (lines: readonly DiffLine[]): readonly (DiffLine | undefined)[] => {
  const isNear = (at: number): boolean => lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same')
  return lines.flatMap((line, at) => (isNear(at) ? [line] : at > 0 && !isNear(at - 1) ? [] : [undefined]))
}
