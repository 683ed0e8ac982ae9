import { humanize } from '../../model/naming.ts'

const KEY = /^[A-Za-z][\w-]*(\.[\w-]+)+$/

/**
 * Fallback for a missing text: the last part of its key in words (`app.list.moreRows` → `More rows`). Strings that are not keys, such as messages
 * translated by the server, are returned unchanged.
 */
export const missingText = (key: string): string =>
  KEY.test(key) ? humanize(key.slice(key.lastIndexOf('.') + 1).replaceAll(/[_-]/g, ' ')) : key
