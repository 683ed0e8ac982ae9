import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** The nonce under which the page's Content-Security-Policy takes styles. */
const styleNonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

const caches: Partial<Record<'ltr' | 'rtl', EmotionCache>> = {}

/** Where Material UI's styles go; for right-to-left they are mirrored. */
export const emotionCache = (direction: 'ltr' | 'rtl'): EmotionCache => {
  caches[direction] ??= createCache({
    key: direction === 'rtl' ? 'muirtl' : 'mui',
    nonce: styleNonce(),
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  })
  return caches[direction]
}
