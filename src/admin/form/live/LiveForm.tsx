import { Alert, AvatarGroup, Box, Button } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { type RaRecord, useLocaleState, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { viewedUser } from '../../../providers/auth/viewedUser.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatList } from '../../../providers/i18n/format.ts'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { toneColor } from '../../StateChip.tsx'
import { UserAvatar } from '../../shell/UserAvatar.tsx'
import { useListedFields } from '../useListedFields.ts'
import { UpdatedFields } from './updatedFields.ts'
import { useEditors } from './useEditors.ts'
import { type OthersChanges, useLiveRecord } from './useLiveRecord.ts'

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  typography: 'body2',
  '&:empty': { display: 'none' },
} as const

/** The other users who edit the record now. */
const Editors = ({ id }: { readonly id: string }) => {
  const t = useAreaTexts('record')
  const [locale] = useLocaleState()
  const editors = useEditors(useEntity().id, id)
  const names = editors.map(({ name }) => name)
  return (
    <Box role="status" sx={ROW}>
      {editors.length > 0 && (
        <>
          <AvatarGroup max={4} spacing="small" aria-hidden>
            {editors.map(({ user, name }) => (
              <UserAvatar key={user} name={name} image={undefined} size={28} />
            ))}
          </AvatarGroup>
          <span>
            {t('record.live.editing', {
              smart_count: names.length,
              names: formatList(names, locale),
            })}
          </span>
        </>
      )}
    </Box>
  )
}

const Notice = ({ changes: { updated, kept, gone }, onDismiss }: { readonly changes: OthersChanges; readonly onDismiss: () => void }) => {
  const t = useAreaTexts('record')
  const listed = useListedFields()
  if (gone) return <Alert severity="error">{t('record.live.gone')}</Alert>
  if (updated.length + kept.length === 0) return null
  return (
    <Alert
      severity={toneColor(kept.length > 0 ? 'caution' : 'hint')}
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onDismiss}>
          {t('record.live.dismiss')}
        </Button>
      }
    >
      {updated.length > 0 && <div>{t('record.live.updated', { fields: listed(updated) })}</div>}
      {kept.length > 0 && <div>{t('record.live.kept', { fields: listed(kept) })}</div>}
    </Alert>
  )
}

interface Props {
  /** How the form takes over a changed record. */
  readonly resetOptions: { keepDirty: boolean }
  readonly children: ReactNode
}

/**
 * A form with unsaved input stays unsaved when others' values come in, but not when its own save comes back. `isDirty` is no sign of input: it counts
 * what inputs make of absent values.
 */
const useKeptDirty = (resetOptions: Props['resetOptions']): void => {
  const { dirtyFields, isSubmitting } = useFormState()
  const changed = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    resetOptions.keepDirty = !isSubmitting && changed
  })
}

const Live = ({ id, resetOptions, children }: Props & { readonly id: string }) => {
  useKeptDirty(resetOptions)
  const { changes, dismiss } = useLiveRecord()
  const updated = useMemo(() => new Set(changes.updated), [changes.updated])
  return (
    <>
      <Suspense>
        <Editors id={id} />
        <Notice changes={changes} onDismiss={dismiss} />
      </Suspense>
      <UpdatedFields value={updated}>{children}</UpdatedFields>
    </>
  )
}

/**
 * Around the fields of a stored record: shows who else edits it, takes over what they save in fields that the user has not changed, and marks these. Not in
 * products whose users are no records, and not for Admins who view the hub as another user.
 */
export const LiveForm = ({ children, resetOptions }: Props) => {
  const { model } = useAdmin()
  const record = useRecordContext<RaRecord>()
  if (record?.id === undefined || model.entities.users === undefined || viewedUser()) return children
  return (
    <Live key={String(record.id)} id={String(record.id)} resetOptions={resetOptions}>
      {children}
    </Live>
  )
}
