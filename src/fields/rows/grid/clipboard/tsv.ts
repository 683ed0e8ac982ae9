/** Text of a range of cells, as spreadsheets put it on the clipboard. */
export type Cells = readonly (readonly string[])[]

const quoted = (cell: string): string => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Lines by line feeds, cells by tabs; a cell with either of them, or with a quotation mark, stands in quotation marks. */
export const toTsv = (cells: Cells): string => cells.map((line) => line.map(quoted).join('\t')).join('\n')

/** A cell in quotation marks, two of which stand for one, or any other. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y

/** The opposite of `toTsv`, for what Excel and LibreOffice write: the end of the last line may be marked. */
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
