import { Link, Skeleton } from '@mui/material'
import type { MouseEvent } from 'react'
import { LinkBase, useCreatePath, useReference, useTranslate } from 'react-admin'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { OwnCut } from './ownCut.view.tsx'
import { recordText } from './recordText.view.ts'
import { useViews } from './viewContext.view.tsx'

interface Props {
  readonly entity: ResolvedEntity
  readonly id: string
  /** No link. */
  readonly plain: boolean
}

/** Milliseconds for which the label that came with a page is not asked for again; news of the record make it stale at once. */
const FRESH_MS = 60_000

const Loaded = ({ entity, id, plain }: Props) => {
  const translate = useTranslate()
  const path = useCreatePath()
  const { referenceRecord, isPending } = useReference({ reference: entity.id, id, options: { retry: false, staleTime: FRESH_MS } })
  if (isPending) return <Skeleton component="span" sx={{ display: 'inline-block', minWidth: 80 }} />
  if (!referenceRecord) return <span title={id}>{translate('app.list.unknownRecord')}</span>
  if (plain)
    return (
      <span dir="auto">
        <OwnCut text={recordText(entity, referenceRecord)} />
      </span>
    )
  return (
    <Link
      component={LinkBase}
      to={path({ resource: entity.id, type: 'show', id })}
      underline="hover"
      color="inherit"
      dir="auto"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <OwnCut text={recordText(entity, referenceRecord)} />
    </Link>
  )
}

/** A referenced record by its label; ids of a page are fetched together. */
export const ReferenceValue = ({
  entity,
  id,
  plain = false,
}: Omit<Props, 'entity' | 'plain'> & { readonly entity: string; readonly plain?: boolean }) => {
  const { model, may } = useViews()
  const target = model.entities[entity]
  return target && (may(entity, 'list') || may(entity, 'show')) ? <Loaded entity={target} id={id} plain={plain} /> : <bdi>{id}</bdi>
}
