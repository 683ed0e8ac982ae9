import '../../../ui/plainControls.css'
import type { MouseEvent } from 'react'
import type { CellProps, FieldCells } from '../../fieldView.ts'

const outside = (href: string) => (/^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})

const stop = (event: MouseEvent): void => event.stopPropagation()

/**
 * Cells that are links: plain in lists, coloured on a record's page. Their clicks do not open the row. `hrefOf` returns the address, undefined for
 * an unsafe value.
 */
export const linkCells = (
  hrefOf: (value: string) => string | undefined,
  text: (value: string) => string = (value) => value,
): Pick<FieldCells, 'Cell' | 'Show'> => {
  const cell = (className: string) =>
    function LinkCell({ value, plain }: CellProps) {
      const href = hrefOf(String(value))
      if (href === undefined || plain) return <bdi dir="ltr">{text(String(value))}</bdi>
      return (
        <a className={className} href={href} dir="ltr" title={text(String(value))} onClick={stop} {...outside(href)}>
          {text(String(value))}
        </a>
      )
    }
  return { Cell: cell('hub-link'), Show: cell('hub-link hub-link-shown') }
}
