import type { Values } from '../../db/repository/repository.ts'
import type { ExportColumn } from './cells.ts'

/** A JSON array of records as the API returns them, one record per line. */
export async function* jsonText(columns: readonly ExportColumn[], chunks: AsyncIterable<readonly Values[]>): AsyncGenerator<string> {
  const part = (record: Values) => JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, record[name] ?? null])))
  let separator = '[\n'
  for await (const records of chunks) {
    if (records.length === 0) continue
    yield separator + records.map(part).join(',\n')
    separator = ',\n'
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n'
}
