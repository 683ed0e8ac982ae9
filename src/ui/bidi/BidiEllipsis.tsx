import './BidiEllipsis.css'
import { splitByDirection } from './splitByDirection.ts'

/**
 * A record's label that may be truncated. A code stays visible, and an Arabic name after it is truncated at its own end, which on left-to-right
 * pages is not the end of the line.
 */
export const BidiEllipsis = ({ text }: { readonly text: string }) => {
  const [lead, name] = splitByDirection(text)
  return name === '' ? (
    text
  ) : (
    <span className="bidi-ellipsis">
      {lead}
      <bdi dir="rtl">{name}</bdi>
    </span>
  )
}
