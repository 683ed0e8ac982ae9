import BookmarkAdded from '@mui/icons-material/BookmarkAddedOutlined'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import { Suspense, useId, useState } from 'react'
import { useCreatePath, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { withInputs } from '../../lazyInputs.tsx'
import { DeleteNamed } from '../../sharing/DeleteNamed.tsx'
import { HeaderExtra } from '../../shell/page/HeaderExtra.tsx'
import type { Values } from '../start/copiedValues.ts'
import { startIn, startQuery } from '../start/startAddress.ts'
import { type SavedTemplate, useTemplate, useTemplateActions, useTemplates } from './savedTemplates.ts'

const TemplateDialog = lazy(() => withInputs(import('./TemplateDialog.tsx')))

const NAME = { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' } as const

type Question = 'create' | 'edit' | 'delete'

interface ItemsProps {
  readonly ask: (question: Question, template?: SavedTemplate) => void
  readonly close: () => void
  readonly values: () => Values
}

/** What can be done with the template that the form started with. */
const OwnItems = ({ id, ask, close, values }: ItemsProps & { readonly id: string }) => {
  const t = useAreaTexts('templates')
  const notify = useNotify()
  const { data: template, isError } = useTemplate(id)
  const { attempt, save } = useTemplateActions()
  if (isError || !template?.own) return null
  const items: readonly (readonly [string, () => void])[] = [
    ['update', async () => (await attempt(() => save(id, { values: values() }))) && notify(t('templates.saved'))],
    ['edit', () => ask('edit', template)],
    ['delete', () => ask('delete', template)],
  ]
  return items.map(([key, run]) => (
    <MenuItem
      key={key}
      onClick={() => {
        close()
        run()
      }}
    >
      <bdi>{t(`templates.${key}`, { name: template.name })}</bdi>
    </MenuItem>
  ))
}

/** The templates of the entity, and a command that saves the form as one. */
const Items = ({ ask, close, values }: ItemsProps) => {
  const t = useAreaTexts('templates')
  const entity = useEntity()
  const navigate = useNavigate()
  const path = useCreatePath()
  const start = startIn(useLocation().search)
  const chosen = start && 'template' in start ? start.template : undefined
  const templates = useTemplates()?.filter((template) => template.entity === entity.id) ?? []
  const choose = (id: string) => {
    close()
    navigate(path({ resource: entity.id, type: 'create' }) + startQuery({ template: id }), { replace: true })
  }
  return (
    <>
      {templates.map(({ id, name }) => (
        <MenuItem key={id} selected={id === chosen} aria-current={id === chosen ? 'true' : undefined} onClick={() => choose(id)} sx={NAME}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
      {templates.length > 0 && <Divider />}
      <MenuItem
        onClick={() => {
          close()
          ask('create')
        }}
      >
        {t('templates.saveAs')}
      </MenuItem>
      {chosen !== undefined && <OwnItems id={chosen} ask={ask} close={close} values={values} />}
    </>
  )
}

const Removal = ({ template: { id, name }, onClose }: { readonly template: SavedTemplate; readonly onClose: () => void }) => {
  const { attempt, remove } = useTemplateActions()
  return <DeleteNamed area="templates" name={name} remove={() => attempt(() => remove(id))} onClose={onClose} />
}

const Menus = ({ values }: Pick<ItemsProps, 'values'>) => {
  const t = useAreaTexts('templates')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asked, setAsked] = useState<{ readonly question: Question; readonly template?: SavedTemplate | undefined }>()
  const close = () => setAnchor(undefined)
  const done = () => setAsked(undefined)
  return (
    <>
      <Button
        startIcon={<BookmarkAdded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('templates.title')}
      </Button>
      <Menu id={id} anchorEl={anchor ?? null} open={anchor !== undefined} onClose={close}>
        {anchor && <Items ask={(question, template) => setAsked({ question, template })} close={close} values={values} />}
      </Menu>
      {asked?.question === 'delete' && asked.template && <Removal template={asked.template} onClose={done} />}
      {(asked?.question === 'create' || asked?.question === 'edit') && (
        <Suspense>
          <TemplateDialog template={asked.template} values={values} onClose={done} />
        </Suspense>
      )}
    </>
  )
}

/** In the head of a new record's form: starts with a template, and saves the form as one. */
export const TemplateMenu = () => {
  const { model } = useAdmin()
  const { getValues } = useFormContext()
  if (model.entities.recordTemplates === undefined) return null
  return (
    <HeaderExtra>
      <Suspense>
        <Menus values={getValues} />
      </Suspense>
    </HeaderExtra>
  )
}
