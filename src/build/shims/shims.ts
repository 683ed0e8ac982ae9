import { join } from 'node:path'

const folder = import.meta.dirname

/** What stands in the page in place of modules of libraries. */
export const SHIMS = [
  { find: /^object\.entries$/, replacement: join(folder, 'objectEntries.cjs') },
  { find: /^jsonexport\/dist.*$/, replacement: join(folder, 'jsonexport.ts') },
  { find: /^diacritic$/, replacement: join(folder, 'diacritic.ts') },
  // Inputs are outlined: the two other variants of Material UI would be fetched and never be seen.
  { find: /^\.\.\/(?:FilledInput|Input)\/index\.js$/, replacement: '@mui/material/OutlinedInput' },
]
