import type { Entered, ShownMap } from '../../../model/entityMap.ts'
import { BidiEllipsis } from '../../../ui/bidi/BidiEllipsis.tsx'
import { useReportName } from './useReportName.ts'

interface Props {
  readonly value: unknown
  readonly record?: Entered<ShownMap['reports']>
}

/** The name of a report in lists and on its page. */
const ReportName = ({ value, record }: Props) => {
  const nameOf = useReportName()
  return (
    <span dir="auto">
      <BidiEllipsis text={nameOf({ id: String(record?.id ?? ''), name: String(value) })} />
    </span>
  )
}

export default ReportName
