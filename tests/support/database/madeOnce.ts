import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * A file or folder that one of several processes makes, while the others wait, up to the limit of their test or hook. After a failure the next one tries.
 * @param make makes it at the path that it is given
 */
export async function madeOnce(path: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const lock = `${path}.lock`
  while (!(await exists(path))) {
    const isMaker = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (!isMaker) {
      await pause(50)
      continue
    }
    try {
      // Another one may have made it before the lock was free.
      if (await exists(path)) break
      await rm(`${path}.making`, { recursive: true, force: true })
      await make(`${path}.making`)
      await rename(`${path}.making`, path)
    } finally {
      await rm(lock, { recursive: true })
    }
  }
  return path
}
