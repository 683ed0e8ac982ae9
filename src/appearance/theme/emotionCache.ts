import createCache, { type EmotionCache } from '@emotion/cache'

/** The nonce under which the page's Content-Security-Policy takes styles. */
const styleNonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

let ltr: EmotionCache | undefined
let rtl: Promise<EmotionCache> | undefined

const mirrored = async (): Promise<EmotionCache> => {
  const { rtlPlugins } = await import('./rtlPlugins.ts')
  return createCache({ key: 'muirtl', nonce: styleNonce(), stylisPlugins: rtlPlugins })
}

/** Where Material UI's styles go; for right-to-left they are mirrored, by code that is fetched first. The same object or promise each time. */
export const emotionCache = (direction: 'ltr' | 'rtl'): EmotionCache | Promise<EmotionCache> => {
  if (direction === 'rtl') {
    rtl ??= mirrored()
    return rtl
  }
  ltr ??= createCache({ key: 'mui', nonce: styleNonce() })
  return ltr
}
