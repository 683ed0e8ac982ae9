import type { RaRecord } from 'react-admin'

/** Null without a stored record. */
export const versionOf = (record: RaRecord | undefined): number | null => (typeof record?._version === 'number' ? record._version : null)
