import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** Plugins that mirror styles, in a separate chunk. With plugins, emotion omits its default prefixer, so it is included. */
export const rtlPlugins = [prefixer, rtlPlugin]
