/** Texts of a range of cells, line by line. */
export type Cells = readonly (readonly string[])[]

const quoted = (cell: string): string => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Serializes cells as spreadsheets do: line feeds between lines, tabs between cells, quotes around cells that contain any of them or quotes. */
export const toTsv = (cells: Cells): string => cells.map((line) => line.map(quoted).join('\t')).join('\n')

/** A quoted cell, in which two quotes stand for one, or an unquoted one. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y

/** Inverse of `toTsv`, for the formats of Excel and LibreOffice; a trailing line feed is optional. */
export const fromTsv = (text: string): Cells => {
  const lines: string[][] = [[]]
  let at = 0
  for (;;) {
    CELL.lastIndex = at
    const [whole = '', inner] = CELL.exec(text) ?? []
    lines.at(-1)?.push(inner === undefined ? whole : inner.replaceAll('""', '"'))
    at += whole.length
    if (at >= text.length) return lines
    const end = text.startsWith('\r\n', at) ? 2 : 1
    const isTab = text[at] === '\t'
    at += end
    if (isTab) continue
    if (at >= text.length) return lines
    lines.push([])
  }
}
