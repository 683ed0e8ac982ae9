import { humanize } from '../../model/naming.ts'

const KEY = /^[A-Za-z][\w-]*(\.[\w-]+)+$/

/**
 * Fallback for a text that no language has: the last part of its key in words, never the key itself (`app.list.moreRows` → `More rows`).
 * Anything that is not a key is text already, such as a message translated by the server.
 */
export const missingText = (key: string): string =>
  KEY.test(key) ? humanize(key.slice(key.lastIndexOf('.') + 1).replaceAll(/[_-]/g, ' ')) : key
