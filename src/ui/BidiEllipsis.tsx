import './BidiEllipsis.css'
import { splitAtTurn } from './splitAtTurn.ts'

/**
 * What a record is called, for where it may be cut off: a code stays in sight and an Arabic name behind it is cut at its own end, which in a page
 * that runs from the left is not where the line ends.
 */
export const BidiEllipsis = ({ text }: { readonly text: string }) => {
  const [lead, name] = splitAtTurn(text)
  return name === '' ? (
    text
  ) : (
    <span className="bidi-ellipsis">
      {lead}
      <bdi dir="rtl">{name}</bdi>
    </span>
  )
}
