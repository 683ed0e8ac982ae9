import type { CellProps } from '../../fieldView.ts'

/** Text with its own direction. */
export const TextCell = ({ value }: CellProps) => <span dir="auto">{String(value)}</span>
