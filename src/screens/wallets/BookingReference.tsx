import type { ComponentProps } from 'react'
import { useAdmin } from '../../admin/adminContext.tsx'
import type { viewOfType } from '../../admin/fieldTypes.ts'
import { RecordLink } from '../../admin/history/RecordLink.tsx'
import { useNames } from '../../admin/names.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { bookedFor } from './bookedFor.ts'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Cell']>

/** Purpose of a posting or hold: a lot, by the name of its car, or a request; else the reference itself. */
const BookingReference = ({ value, plain = false }: Props) => {
  const names = useNames()
  const labelled = useLabelled()
  const { model } = useAdmin()
  const found = bookedFor(String(value))
  const entity = found && model.entities[found.entity]
  if (!found || !entity) return <span dir="auto">{String(value)}</span>
  return (
    <>
      {labelled(names.entity(entity, 1))}
      <RecordLink {...found} plain={plain} />
    </>
  )
}

export default BookingReference
