import TrashPage from '../../admin/trash/TrashPage.tsx'
import type { Json } from '../../model/entitySchema.ts'
import { useRightNames } from '../control/useRightNames.ts'

/** The trash, where rights are called by the names of what they are on. */
const Trash = () => {
  const names = useRightNames()
  const shownValues = (entity: string, record: Readonly<Record<string, Json>>) => {
    const on = entity === 'userRights' ? names.find(({ id }) => id === record.entity) : undefined
    return on && { entity: on.name }
  }
  return <TrashPage shownValues={shownValues} />
}

export default Trash
