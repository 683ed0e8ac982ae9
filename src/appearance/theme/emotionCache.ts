import createCache, { type EmotionCache } from '@emotion/cache'

/** The nonce under which the page's Content-Security-Policy takes styles. */
export const styleNonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

/**
 * Begins a style element for the rules that come together. In an element with many others, a rule that comes later (a dialog's, another layout's) would
 * make the browser compute the styles of everything that any of its rules matches.
 */
export const inBatches = (cache: EmotionCache): EmotionCache => {
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  let begun = false
  sheet.insert = (rule) => {
    if (!begun) {
      begun = true
      sheet.ctr = 0
      setTimeout(() => {
        begun = false
      })
    }
    insert(rule)
  }
  return cache
}

let ltr: EmotionCache | undefined
let rtl: Promise<EmotionCache> | undefined

const mirrored = async (): Promise<EmotionCache> => {
  const { rtlPlugins } = await import('./rtlPlugins.ts')
  return inBatches(createCache({ key: 'muirtl', nonce: styleNonce(), stylisPlugins: rtlPlugins }))
}

/** Where Material UI's styles go; for right-to-left they are mirrored, by code that is fetched first. The same object or promise each time. */
export const emotionCache = (direction: 'ltr' | 'rtl'): EmotionCache | Promise<EmotionCache> => {
  if (direction === 'rtl') {
    rtl ??= mirrored()
    return rtl
  }
  ltr ??= inBatches(createCache({ key: 'mui', nonce: styleNonce() }))
  return ltr
}
