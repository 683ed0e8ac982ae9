import ExcelJS from 'exceljs'

/** Cells of a sheet's column by the heading, below the heading, as text; an empty one is ''. */
export const columnOf = (rows: readonly (readonly string[])[], heading: string): string[] => {
  const at = rows[0]?.indexOf(heading) ?? -1
  return rows.slice(1).map((row) => row[at] ?? '')
}

/** A workbook's first sheet. */
export async function sheetOf(bytes: Uint8Array): Promise<ExcelJS.Worksheet | undefined> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(bytes).buffer)
  return workbook.worksheets[0]
}

/** The cells of a workbook's first sheet as text, as an importer reads them. */
export const workbookRows = async (bytes: Buffer): Promise<string[][]> => {
  const rows: string[][] = []
  const sheet = await sheetOf(bytes)
  sheet?.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length: row.cellCount }, (_, index) => String(row.getCell(index + 1).value ?? '')))
  })
  return rows
}
