import { Box, Button, GlobalStyles } from '@mui/material'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { SaveButton, useCreatePath, useNavigate, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { isRemovable, lockIn } from '../../model/records/recordLock.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { isEditable } from '../recordLock.ts'
import { DeleteRecord } from './DeleteRecord.tsx'
import { FormProblems } from './problems/FormProblems.tsx'

/**
 * Whether an element that sticks to the window's lower edge covers content: true while the element after it (`below`) is outside the viewport.
 */
const useStuck = (): { readonly stuck: boolean; readonly below: RefObject<HTMLDivElement | null> } => {
  const below = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    if (below.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false))
    observer.observe(below.current)
    return () => observer.disconnect()
  }, [])
  return { stuck, below }
}

interface Props {
  /** The record has its own page without a list: no return to a list, no delete button. */
  readonly own?: boolean
  /** More buttons, after the one that saves. */
  readonly children?: ReactNode
}

const Cancel = ({ own }: Pick<Props, 'own'>) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const path = useCreatePath()
  const resource = useResourceContext() ?? ''
  const may = useMay()
  const back = !own && may(resource, 'list') ? path({ resource, type: 'list' }) : '/home'
  return <Button onClick={() => navigate(back)}>{translate('app.form.cancel')}</Button>
}

/** Keeps elements that the browser scrolls to clear of this bar and the app bar. */
const CLEAR = { html: { scrollPaddingBlock: '88px' } }

/** The last card of the form. While content scrolls beneath it, it has a shadow and touches the window's edge; on phones it has the full width. */
const BAR = {
  position: 'sticky',
  bottom: 'var(--page-end, 0px)',
  zIndex: 3,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1,
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  py: 1.5,
  mt: { xs: 2, lg: 2.5 },
  mx: { xs: '-16px', sm: 0 },
  border: '1px solid var(--line)',
  borderInlineWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: 0, sm: '12px' },
  backgroundColor: 'var(--paper)',
  '&.stuck': {
    boxShadow: '0 -6px 20px color-mix(in srgb, var(--text) 8%, transparent)',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderBottomWidth: 0,
  },
  '& .RaSaveButton-button, & .MuiButton-root': { flexShrink: 0 },
  '& > button[type=submit]': { flex: { xs: 1, sm: 'none' }, minWidth: 112 },
} as const

/** Save and delete buttons, sticky below long forms. Saving stays enabled during validation on blur, or the click that caused the blur would be lost. */
export const FormToolbar = ({ own = false, children }: Props) => {
  const may = useMay()
  const record = useRecordContext()
  const { isDirty } = useFormState()
  const entity = useEntity()
  const lock = lockIn(record)
  const { stuck, below } = useStuck()
  return (
    <>
      <GlobalStyles styles={CLEAR} />
      <Box className={stuck ? 'form-bar hub-sticks stuck' : 'form-bar hub-sticks'} sx={BAR}>
        {isEditable(entity, lock) && <SaveButton label="app.form.save" icon={null} alwaysEnable={record?.id === undefined || isDirty} />}
        {children}
        <Cancel own={own} />
        <FormProblems />
        {!own && record?.id !== undefined && may(entity.id, 'delete') && isRemovable(lock) && <DeleteRecord />}
      </Box>
      <div ref={below} />
    </>
  )
}
