import { Link } from '@mui/material'
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
  const cell = (color: 'inherit' | 'primary') =>
    function LinkCell({ value, plain }: CellProps) {
      const href = hrefOf(String(value))
      if (href === undefined || plain) return <bdi dir="ltr">{text(String(value))}</bdi>
      return (
        <Link href={href} dir="ltr" color={color} underline="hover" title={text(String(value))} onClick={stop} {...outside(href)}>
          {text(String(value))}
        </Link>
      )
    }
  return { Cell: cell('inherit'), Show: cell('primary') }
}
