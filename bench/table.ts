/** One comparison. The aim applies to `ratio`. */
export interface Row {
  readonly what: string
  readonly ours: string
  readonly peer: string
  readonly ratio: number
  readonly aim: Aim
}

export type Aim = { readonly least: number } | { readonly most: number }

const isMet = (ratio: number, aim: Aim) => ('least' in aim ? ratio >= aim.least : ratio <= aim.most)

const aimText = (aim: Aim) => ('least' in aim ? `≥ ${aim.least}` : `≤ ${aim.most}`)

function cells({ what, ours, peer, ratio, aim }: Row): readonly string[] {
  return [what, ours, peer, ratio.toFixed(2), aimText(aim), isMet(ratio, aim) ? 'met' : 'missed']
}

/** Lines of a table under a title; `head` names the first five columns. */
export function table(title: string, head: readonly [string, string, string], rows: readonly Row[]): string {
  const lines = [[...head, 'ratio', 'aim', ''], ...rows.map(cells)]
  const widths = head.concat('', '', '').map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
  return [`\n${title}`, ...text.map((line) => `  ${line.trimEnd()}`)].join('\n')
}

/** Aligns words left and numbers right. */
const pad = (cell: string, width: number, column: number) => (column === 0 || column === 5 ? cell.padEnd(width) : cell.padStart(width))

export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`

export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`

/** A comparison of two times in milliseconds. */
export const timeRow = (what: string, ours: number, peer: number, aim: Aim): Row => ({
  what,
  ours: milliseconds(ours),
  peer: milliseconds(peer),
  ratio: ours / peer,
  aim,
})

/** The same of the shortest times: other load on the machine only adds to them. */
export const shortestRow = (what: string, ours: readonly number[], peer: readonly number[], most: number): Row =>
  timeRow(what, Math.min(...ours), Math.min(...peer), { most })
