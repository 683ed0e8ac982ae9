import './drill.css'

interface Props {
  /** Undefined if the text can't be clicked. */
  readonly onOpen: (() => void) | undefined
  readonly children: string
}

/** A text of a chart. It can be clicked if it opens records or filters other reports. */
export const DrillText = ({ onOpen, children }: Props) =>
  onOpen ? (
    <button type="button" className="drill" onClick={onOpen}>
      <bdi>{children}</bdi>
    </button>
  ) : (
    <bdi>{children}</bdi>
  )
