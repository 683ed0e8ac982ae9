/** Storage of the session: the browser's, or memory if that is blocked or full. */
export interface KeyValues {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

const inMemory = (): KeyValues => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

const overStorage = (storage: Storage): KeyValues => ({
  get: (key) => storage.getItem(key),
  set: (key, value) => storage.setItem(key, value),
  remove: (key) => storage.removeItem(key),
  keys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
})

/** The storage if it works, else memory. `pick` throws if storage is forbidden. */
export const usableStorage = (pick: () => Storage): KeyValues => {
  try {
    const storage = pick()
    storage.setItem('storageTest', '1')
    storage.removeItem('storageTest')
    return overStorage(storage)
  } catch {
    return inMemory()
  }
}
