/** For each field of a row's card whether it takes the whole line: long ones do, and a short one that has no neighbour to share it with. */
export const wholeLines = (short: readonly boolean[]): readonly boolean[] => {
  const whole: boolean[] = []
  for (let at = 0; at < short.length; at += 1) {
    const pair = short[at] === true && short[at + 1] === true
    whole.push(!pair)
    if (pair) {
      whole.push(false)
      at += 1
    }
  }
  return whole
}
