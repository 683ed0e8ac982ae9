import { createContext } from 'react'

/** Names of the fields that show a value which another user has just saved. */
export const UpdatedFields = createContext<ReadonlySet<string>>(new Set())

/** The mark of such a field: a bar beside it. */
export const UPDATED = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '-8px',
    width: '3px',
    borderRadius: '2px',
    backgroundColor: 'info.main',
  },
} as const
