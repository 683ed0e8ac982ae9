import { Link } from '@mui/material'
import type { CellProps } from './fieldView.ts'

/** A cell that is a link; its click is not the row's click. Only the schemes that the callers name are ever made links. */
export const linkCellOf = (hrefOf: (value: string) => string | undefined, text: (value: string) => string = (value) => value) =>
  function LinkCell({ value }: CellProps) {
    const href = hrefOf(String(value))
    if (href === undefined) return <bdi>{String(value)}</bdi>
    return (
      <Link
        href={href}
        dir="ltr"
        underline="hover"
        onClick={(event) => event.stopPropagation()}
        {...(/^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {text(String(value))}
      </Link>
    )
  }
