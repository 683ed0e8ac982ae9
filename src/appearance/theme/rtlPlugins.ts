import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** What mirrors styles, in a chunk of its own. Given plugins, emotion leaves its own prefixer out. */
export const rtlPlugins = [prefixer, rtlPlugin]
