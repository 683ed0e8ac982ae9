import { Box, Tab } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useReveal } from '../../fields/shared/inputs/fieldFocus.view.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { ScrollableTabs } from '../../ui/ScrollableTabs.tsx'
import { useNames } from '../names.ts'
import { countIn, problemsIn } from './problems/problems.ts'
import { startedWith } from './start/startState.ts'

/** Parameter of the address with the open tab. */
const TAB = 'tab'

/** The parameters of the address with a tab, or with none: the first one. */
export const searchOfTab = (search: string, tab?: string): string => {
  const params = new URLSearchParams(search)
  if (tab === undefined) params.delete(TAB)
  else params.set(TAB, tab)
  return params.size === 0 ? '' : `?${params}`
}

/**
 * The open tab and how to open another: in the address of a page, where Back returns to the tab before, else kept here. A form that returns to another page
 * after saving replaces its own step in the history, so that it may have only one; what `reveal` opens was not chosen by the user.
 */
const useChosenTab = (addressed: boolean) => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [own, setOwn] = useState<string>()
  if (!addressed) return { wanted: own, choose: setOwn, reveal: setOwn }
  const open = (replace: boolean) => (tab: string) => {
    navigate({ pathname, search: searchOfTab(search, tab), hash }, { replace, state })
  }
  const wanted = new URLSearchParams(search).get(TAB) ?? undefined
  return { wanted, choose: open(startedWith(state).back !== undefined), reveal: open(true) }
}

interface FormTab {
  readonly name: string
  /** Names of its fields. */
  readonly fields: readonly string[]
  readonly content: ReactNode
}

interface Props {
  readonly entity: ResolvedEntity
  /** At least one. */
  readonly tabs: readonly FormTab[]
  /** Whether the address names the open tab. */
  readonly addressed: boolean
}

/**
 * A form in tabs (ARIA's pattern: arrow keys move, Enter opens). A tab is rendered when it is opened, and stays, so that what is typed in it stays too. The values of
 * the others are in the form as well, and are validated.
 */
export const FormTabs = ({ entity, tabs, addressed }: Props) => {
  const names = useNames()
  const texts = useAreaTexts('record')
  const id = useId()
  const problems = problemsIn(useFormState().errors)
  const { wanted, choose, reveal } = useChosenTab(addressed)
  const chosen = (tabs.find(({ name }) => name === wanted) ?? tabs[0])?.name ?? ''
  const [opened, setOpened] = useState<readonly string[]>([])
  if (!opened.includes(chosen)) setOpened([...opened, chosen])
  useReveal((field) => {
    const tab = tabs.find(({ fields }) => fields.includes(field))
    if (tab && tab.name !== chosen) reveal(tab.name)
  })
  return (
    <>
      <ScrollableTabs value={chosen} onChange={(_, next) => choose(String(next))} sx={{ boxShadow: 'inset 0 -1px var(--line)' }}>
        {tabs.map(({ name, fields }) => {
          const count = countIn(problems, fields)
          return (
            <Tab
              key={name}
              value={name}
              id={`${id}-tab-${name}`}
              aria-controls={`${id}-panel-${name}`}
              label={
                <span>
                  {names.tab(entity, name)}
                  <ErrorCount count={count} label={texts('record.problems', { smart_count: count })} />
                </span>
              }
            />
          )
        })}
      </ScrollableTabs>
      {tabs.map(({ name, content }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== chosen}
          sx={{ display: name === chosen ? 'flex' : 'none', flexDirection: 'column', gap: 'inherit' }}
        >
          {opened.includes(name) && content}
        </Box>
      ))}
    </>
  )
}
