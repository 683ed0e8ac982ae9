import { ReferenceValue } from '../../fields/shared/cells/referenceValue.view.tsx'
import { useAdmin } from '../adminContext.tsx'

interface Props {
  /** Id of its entity, which may no longer exist. */
  readonly entity: string
  readonly id: string
  /** No link. */
  readonly plain?: boolean
}

/** Any record by its name, linked where it can still be opened; else by its id. */
export const RecordLink = ({ entity, id, plain = false }: Props) =>
  useAdmin().model.entities[entity] ? <ReferenceValue entity={entity} id={id} plain={plain} /> : <bdi>{id}</bdi>
