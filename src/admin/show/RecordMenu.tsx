import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Suspense, useEffect, useState } from 'react'
import { LinkBase, type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { textsOf, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useAdmin, useEntity, useMay } from '../adminContext.tsx'
import { useDuplicate } from '../form/start/DuplicateButton.tsx'
import { withInputs } from '../lazyInputs.tsx'
import { whenIdle } from '../whenIdle.ts'

const TemplateDialog = lazy(() => withInputs(import('../form/templates/TemplateDialog.tsx')))

interface Props {
  readonly record: RaRecord
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onTemplate: () => void
}

const Items = ({ record, anchor, onClose, onTemplate }: Props) => {
  const translate = useTranslate()
  const t = useAreaTexts('templates')
  const { model } = useAdmin()
  const duplicate = useDuplicate()
  const command = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {duplicate && (
        <MenuItem component={LinkBase} to={duplicate(record.id)} aria-keyshortcuts="D" onClick={onClose}>
          <ListItemIcon>
            <ContentCopy fontSize="small" />
          </ListItemIcon>
          {translate('app.form.clone')}
        </MenuItem>
      )}
      {model.entities.recordTemplates && (
        <MenuItem onClick={command(onTemplate)}>
          <ListItemIcon>
            <BookmarkAdd fontSize="small" />
          </ListItemIcon>
          {t('templates.saveAs')}
        </MenuItem>
      )}
    </Menu>
  )
}

const MenuButton = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  // A failure is shown by the menu.
  useEffect(() => whenIdle(() => void textsOf('templates', locale).catch(() => undefined)), [locale])
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton
        aria-label={translate('app.form.more')}
        title={translate('app.form.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense>
          <Items record={record} anchor={anchor} onClose={() => setAnchor(undefined)} onTemplate={() => setAsking(true)} />
        </Suspense>
      )}
      {asking && (
        <Suspense>
          <TemplateDialog values={() => record} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** More that can be done with a record: a copy, and a template of its values. */
export const RecordMenu = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity()
  return useMay()(entity.id, 'create') && <MenuButton record={record} />
}
