import type { ComponentType, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { CellProps, InputProps } from '../../fieldView.ts'

/** What is half entered is no value yet and stays in sight; so does what a browser does not let us cover. */
const MOMENT = {
  '& .hub-moment': { display: 'none', flex: 'none', width: 0, whiteSpace: 'nowrap', pointerEvents: 'none' },
  '@supports selector(::-webkit-datetime-edit)': {
    '&:not(:focus-within) .hub-moment:has(+ input:not(:invalid))': { display: 'block' },
    '&:not(:focus-within) .hub-moment + input:not(:invalid)::-webkit-datetime-edit': { opacity: 0 },
  },
} as const

/**
 * The slot `input` of a text field for a date or time. A browser writes it in its own language, which may not be the page's: without the
 * focus `shown` replaces it, visually only. `before` precedes both.
 */
export const momentSlot = (shown: ReactNode, before?: ReactNode) => ({
  sx: MOMENT,
  startAdornment: (
    <>
      {before}
      <span className="hub-moment" aria-hidden>
        {shown}
      </span>
    </>
  ),
})

interface BoundProps extends InputProps {
  readonly Cell: ComponentType<CellProps>
}

const Bound = ({ Cell, source, ...of }: BoundProps) => {
  const value = useWatch({ name: source })
  return value ? <Cell {...of} value={value} /> : null
}

/** The same for an input of a form, whose value is shown as lists show it. */
export const boundMoment = (Cell: ComponentType<CellProps>, props: InputProps) => momentSlot(<Bound {...props} Cell={Cell} />)
