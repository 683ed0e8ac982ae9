import DeleteForever from '@mui/icons-material/DeleteForeverOutlined'
import { Button, ButtonBase, Checkbox, IconButton, Tooltip, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { recordText } from '../../fields/recordText.view.ts'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import { isBlank } from '../../model/values/isBlank.ts'
import { dateFormat } from '../../model/values/keptFormats.ts'
import type { Refusal } from '../../providers/data/refusal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { useActorName } from '../history/useActorName.ts'
import { useNames } from '../names.ts'
import { useRefusalReason } from '../useRefusalReason.ts'
import { TrashDetails } from './TrashDetails.tsx'
import type { Trashed } from './useTrash.ts'

type Values = Readonly<Record<string, Json>>

/** Displayed texts of stored values by field, in labels of records. */
export type ShownValues = (entity: string, record: Values) => Values | undefined

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

interface Props {
  readonly row: Trashed
  readonly chosen: boolean
  readonly busy: boolean
  readonly refusal: Refusal | undefined
  readonly choose: () => void
  readonly restore: () => void
  readonly remove: () => void
  readonly shownValues: ShownValues | undefined
}

/** A deleted record: its name, who deleted it and when, and why it could not be restored. */
export const TrashRow = ({ row, chosen, busy, refusal, choose, restore, remove, shownValues }: Props) => {
  const t = useAreaTexts('trash')
  const entity = useEntity()
  const names = useNames()
  const may = useMay()
  const locale = useLocale()
  const reasonOf = useRefusalReason()
  const actorOf = useActorName()
  const { Icon } = useViews()
  const id = useId()
  const [open, setOpen] = useState(false)
  const withLabels = (record: Values): Values => {
    const chosen = entity.fields.filter(({ name, options }) => options && !isBlank(record[name]))
    return {
      ...record,
      ...Object.fromEntries(chosen.map((field) => [field.name, names.option(entity.id, field, record[field.name] ?? null)])),
    }
  }
  const label = isRecord(row.record) ? recordText(entity, { ...withLabels(row.record), ...shownValues?.(entity.id, row.record) }) : row.id
  const at = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(row.at))
  const by = row.by === null ? t('trash.deletedAt', { at }) : t('trash.deletedBy', { by: actorOf(row.by), at })
  const about = [names.entity(entity, 1), by, ...(row.followed > 0 ? [t('trash.followed', { smart_count: row.followed })] : [])].join(' · ')
  const reason = refusal && reasonOf(refusal)
  const mayRestore = may(entity.id, 'create')
  const title = (
    <>
      <Icon name={entity.icon} size="small" />
      <bdi>{label}</bdi>
    </>
  )
  return (
    <li className="trash-row">
      <Checkbox checked={chosen} onChange={choose} slotProps={{ input: { 'aria-labelledby': id } }} />
      <div className="trash-what">
        <Typography component="div">
          <ButtonBase id={id} className="trash-name" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {title}
          </ButtonBase>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {about}
        </Typography>
        {reason !== undefined && (
          <Typography variant="body2" color="error" role="alert">
            {reason}
          </Typography>
        )}
      </div>
      {mayRestore && (
        <Button size="small" variant="outlined" disabled={busy} onClick={restore} sx={{ mt: 0.75, flexShrink: 0 }} aria-describedby={id}>
          {t('trash.restore')}
        </Button>
      )}
      <Tooltip title={t('trash.remove')}>
        <span>
          <IconButton disabled={busy} onClick={remove} aria-label={t('trash.remove')} aria-describedby={id} sx={{ mt: 0.5 }}>
            <DeleteForever fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {open && (
        <TrashDetails
          id={row.id}
          title={title}
          about={about}
          busy={busy}
          reason={reason}
          restore={mayRestore ? restore : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
