import type { ControlSize } from './settings.ts'

/** What a size of controls means. Text is a percentage of the browser's own size; the others are CSS pixels. */
export interface Sizes {
  readonly text: number
  readonly space: number
  /** Height of buttons and inputs. */
  readonly control: number
  /** Above and below the text of a table's cell. */
  readonly cell: number
}

const SIZES: Readonly<Record<ControlSize, Sizes>> = {
  xs: { text: 87.5, space: 6, control: 28, cell: 3 },
  sm: { text: 93.75, space: 7, control: 33, cell: 6 },
  md: { text: 100, space: 8, control: 38, cell: 9 },
  lg: { text: 112.5, space: 9, control: 46, cell: 13 },
}

export const sizesOf = (size: ControlSize): Sizes => SIZES[size]
