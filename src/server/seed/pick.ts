/** The item at an index that goes round. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('an empty list has no item')
  return item
}
