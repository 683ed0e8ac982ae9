import './drill.css'

interface Props {
  /** Undefined if a click leads nowhere. */
  readonly onOpen: (() => void) | undefined
  readonly children: string
}

/** A text of a chart, which can be clicked if it leads to records or filters other reports. */
export const DrillText = ({ onOpen, children }: Props) =>
  onOpen ? (
    <button type="button" className="drill" onClick={onOpen}>
      <bdi>{children}</bdi>
    </button>
  ) : (
    <bdi>{children}</bdi>
  )
