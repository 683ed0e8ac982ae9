const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** User agent → `Firefox · Windows`; undefined if neither is known. Helps to recognise a device; user agents can be forged. */
export const deviceName = (agent: string | null): string | undefined => {
  const known = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(' · ')
}

/** Whether it is a phone or a tablet. */
export const isHandheld = (agent: string | null): boolean => /\b(iPhone|iPad|Android|Mobile)\b/.test(agent ?? '')
