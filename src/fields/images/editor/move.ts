/** The list with one item at another place. */
export const move = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, item)
}
