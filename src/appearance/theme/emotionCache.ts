import createCache, { type EmotionCache } from '@emotion/cache'

/** The nonce of styles in the page's Content-Security-Policy. */
export const styleNonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || meta?.content || undefined
}

/**
 * Puts rules that are inserted together into a new style element. A rule added later to an element with many others (of a dialog, of another layout)
 * would make the browser recompute the styles of everything that any of the element's rules match.
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

const rtlCache = async (): Promise<EmotionCache> => {
  const { rtlPlugins } = await import('./rtlPlugins.ts')
  return inBatches(createCache({ key: 'muirtl', nonce: styleNonce(), stylisPlugins: rtlPlugins }))
}

/** The cache of Material UI's styles; for right-to-left it mirrors them, with plugins that are loaded first. Returns the same object or promise each time. */
export const emotionCache = (direction: 'ltr' | 'rtl'): EmotionCache | Promise<EmotionCache> => {
  if (direction === 'rtl') {
    rtl ??= rtlCache()
    return rtl
  }
  ltr ??= inBatches(createCache({ key: 'mui', nonce: styleNonce() }))
  return ltr
}
