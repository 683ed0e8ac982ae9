import { join } from 'node:path'

const folder = import.meta.dirname

/** Replacements of library modules in the pages. */
export const SHIMS = [
  { find: /^object\.entries$/, replacement: join(folder, 'objectEntries.cjs') },
  { find: /^jsonexport\/dist.*$/, replacement: join(folder, 'jsonexport.ts') },
  { find: /^diacritic$/, replacement: join(folder, 'diacritic.ts') },
  { find: /^\.\/ColumnsSelector(?:Item)?\.js$/, replacement: join(folder, 'columnsSelector.ts') },
  // All inputs are outlined, so the page does not load Material UI's two other variants.
  { find: /^\.\.\/(?:FilledInput|Input)\/index\.js$/, replacement: '@mui/material/OutlinedInput' },
]
