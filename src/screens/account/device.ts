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

/** User agent → `Firefox · Windows`; undefined where neither is known. A help to recognise a device, not a proof. */
export const deviceName = (agent: string | null): string | undefined => {
  const known = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter((name) => name !== undefined)
  return known.length === 0 ? undefined : known.join(' · ')
}

/** Whether it is something held in the hand. */
export const isHandheld = (agent: string | null): boolean => /\b(iPhone|iPad|Android|Mobile)\b/.test(agent ?? '')
