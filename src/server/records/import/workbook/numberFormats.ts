import type { XmlEvents } from '../../xmlParser.ts'

/** Of the cells with one style. */
export interface NumberFormat {
  /** Whether their numbers are days or times. */
  readonly date: boolean
  /** As Excel writes it; undefined of those that workbooks only name by number. */
  readonly code: string | undefined
}

/** Formats of days and times that have only a number (ISO/IEC 29500-1, 18.8.30): first and last of each range. */
const DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Colours, conditions and languages, quoted and single characters as they are, and blanks as wide as a character. */
const LITERALS = /\[(?!h+\]|m+\]|s+\])[^\]]*\]|"[^"]*"|[\\_*]./gi

const isDate = (code: string): boolean => code !== 'General' && /[ymdhs]/i.test(code.replace(LITERALS, ''))

const isNamedDate = (id: number): boolean => DATES.some(([first, last]) => id >= first && id <= last)

/** Collects the formats of a workbook's cells in the order of their styles. */
export function numberFormats(): { readonly formats: NumberFormat[]; readonly events: XmlEvents } {
  const formats: NumberFormat[] = []
  const codes = new Map<number, string>()
  let inCells = false
  const events: XmlEvents = {
    open: (name, attributes) => {
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'cellXfs') inCells = true
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '')
      if (name !== 'xf' || !inCells) return
      const code = codes.get(id)
      formats.push({ code, date: code === undefined ? isNamedDate(id) : isDate(code) })
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  }
  return { formats, events }
}
