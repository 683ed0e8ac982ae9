import type { LayoutType } from '../theme/settings.ts'
import type { LayoutDescriptor } from './descriptor.ts'

const modules = import.meta.glob<{ readonly layout: LayoutDescriptor }>('./*/layout.tsx', { eager: true })

/** All layouts, discovered by their folders. */
export const LAYOUT_DESCRIPTORS: readonly LayoutDescriptor[] = Object.values(modules).map(({ layout }) => layout)

/** @throws Error if the layout does not exist */
export const layoutOf = (type: LayoutType): LayoutDescriptor => {
  const found = LAYOUT_DESCRIPTORS.find((layout) => layout.type === type)
  if (!found) throw new Error(`There is no layout '${type}': src/appearance/layouts/${type}/layout.tsx`)
  return found
}
