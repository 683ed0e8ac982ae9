import type { ComponentType, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { CellProps, InputProps } from '../../fieldView.ts'

/** Styles that hide the browser's text while the input is not focused. Incomplete input stays visible, as do browsers that can't be styled. */
const MOMENT = {
  '& .hub-moment': { display: 'none', flex: 'none', width: 0, whiteSpace: 'nowrap', pointerEvents: 'none' },
  '@supports selector(::-webkit-datetime-edit)': {
    '&:not(:focus-within) .hub-moment:has(+ input:not(:invalid))': { display: 'block' },
    '&:not(:focus-within) .hub-moment + input:not(:invalid)::-webkit-datetime-edit': { opacity: 0 },
  },
} as const

/**
 * The `input` slot of a text field for a date or time. Browsers format it in their own language, which may differ from the page's: without
 * focus, `shown` covers it visually. `before` precedes both.
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

/** The same for an input of a form, with its value in the format of lists. */
export const boundMoment = (Cell: ComponentType<CellProps>, props: InputProps) => momentSlot(<Bound {...props} Cell={Cell} />)
