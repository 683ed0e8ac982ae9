import { LAYOUTS, type LayoutType, MODES } from '../../src/appearance/theme/settings.ts'
import { LOCALES, type LocaleName } from '../../src/providers/i18n/locales.ts'
import type { Person } from '../support/browser/person.ts'
import type { Scene } from './sceneList.ts'

/** A combination of layout, mode, language and width. */
export interface Look {
  readonly layout: LayoutType
  readonly mode: 'light' | 'dark'
  readonly locale: LocaleName
  /** CSS pixels. */
  readonly width: number
}

export const WIDTHS = [360, 768, 1280, 1920] as const

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }

/** Layout × mode × language × width. */
export const MATRIX: readonly Look[] = LOCALES.flatMap(({ locale }) =>
  LAYOUTS.flatMap((layout) => MODES.flatMap((mode) => WIDTHS.map((width) => ({ layout, mode, locale, width })))),
)

export const lookName = ({ layout, mode, locale, width }: Look): string => `${layout}-${mode}-${locale}-${width}`

/**
 * Changes an open page's look as another tab's settings panel would, and its size. The language stays; other settings are the defaults,
 * except for `more`. Columns that depend on the window's size are chosen again.
 */
export const applyLook = async ({ page }: Person, { layout, mode, width }: Look, more: Scene['settings'] = {}): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
  const { sideNavCollapse = false, ...others } = more
  await page.evaluate(`(() => {
    const settings = { mode: '${mode}', direction: document.dir || 'ltr', ...${JSON.stringify(others)} }
    settings.layout = { type: '${layout}', sideNavCollapse: ${sideNavCollapse}, previousType: '' }
    localStorage.setItem('themeSite', JSON.stringify(settings))
    dispatchEvent(new StorageEvent('storage', { key: 'themeSite' }))
    setTimeout(() => dispatchEvent(new Event('resize')), 100)
  })()`)
}
