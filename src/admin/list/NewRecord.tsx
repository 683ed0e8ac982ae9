import Add from '@mui/icons-material/Add'
import { Button, type Theme, useMediaQuery } from '@mui/material'
import { LinkBase, useCreatePath, useListContext, useNavigate } from 'react-admin'
import { useEntity } from '../adminContext.tsx'
import { startState } from '../form/start/startState.ts'
import { useKey } from '../keys/useKey.ts'
import { useNames } from '../names.ts'
import { HeaderExtra } from '../shell/page/HeaderExtra.tsx'

/** Values of a permanent filter, which a new record starts with. */
const shared = (filter: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => typeof value !== 'object' && !name.includes('_')))

/** On phones a square button beside the title; react-admin's floating button would cover the list. */
const SQUARE = { order: 1, minWidth: 44, minHeight: 'max(40px, var(--touch, 0px))', px: 0, '& svg': { fontSize: 22 } } as const

interface Props {
  /** Keeps its label and place on phones. */
  readonly labelled?: boolean
}

/** The button for a new record. */
export const NewRecord = ({ labelled = false }: Props) => {
  const { filter } = useListContext()
  const entity = useEntity()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const navigate = useNavigate()
  const to = useCreatePath()({ resource: entity.id, type: 'create' })
  const state = startState(shared(filter))
  const link = { component: LinkBase, to, state }
  useKey('create', () => void navigate(to, { state: { ...state, byKey: true } }))
  const label = useNames().create(entity)
  return narrow && !labelled ? (
    <HeaderExtra>
      <Button {...link} variant="contained" aria-label={label} sx={SQUARE}>
        <Add />
      </Button>
    </HeaderExtra>
  ) : (
    <Button {...link} variant="contained" startIcon={<Add />}>
      {label}
    </Button>
  )
}
