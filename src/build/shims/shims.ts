import { join } from 'node:path'

const folder = import.meta.dirname

/** Replacements of library modules in the pages. */
export const SHIMS = [
  // The package offers bundlers its development build only, with warnings for developers.
  { find: /^react-router$/, replacement: join(folder, '../../../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(folder, '../../../node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^hoist-non-react-statics$/, replacement: join(folder, 'hoistNonReactStatics.ts') },
  { find: /^object\.entries$/, replacement: join(folder, 'objectEntries.cjs') },
  { find: /^jsonexport\/dist.*$/, replacement: join(folder, 'jsonexport.ts') },
  { find: /^diacritic$/, replacement: join(folder, 'diacritic.ts') },
  { find: /^\.\/ColumnsSelector(?:Item)?\.js$/, replacement: join(folder, 'columnsSelector.ts') },
  // All inputs are outlined, so the page does not load Material UI's two other variants.
  { find: /^\.\.\/(?:FilledInput|Input)\/index\.js$/, replacement: '@mui/material/OutlinedInput' },
]
