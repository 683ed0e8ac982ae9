import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a new file for this process's user only. Rejects with the error of the source once the file is closed: a stream that has failed may still open its file,
 * in a folder that is being removed.
 */
export async function writeFile(path: string, source: AsyncIterable<string | Uint8Array>): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 })
  const closed = new Promise<void>((resolve) => file.once('close', resolve))
  try {
    await pipeline(source, file)
  } finally {
    await closed
  }
}
