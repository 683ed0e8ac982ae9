import { Alert, Autocomplete, Box, Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useHub } from '../../admin/hub.ts'
import type { QueryOf } from '../../model/calls/callContract.ts'
import type { systemCalls } from '../../model/calls/hubCalls.ts'
import { ACTIONS, type Action } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { optionGroup } from '../../ui/optionGroup.tsx'
import { useRightNames } from '../control/useRightNames.ts'
import { DecisionReasons } from './DecisionReasons.tsx'
import { UserChoice } from './UserChoice.tsx'

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } } as const

type Attempt = QueryOf<typeof systemCalls.why>

const actionNamed = (name: string | null): Action | undefined => ACTIONS.find((each) => each === name)

/** The question of an address; undefined if it doesn't name all of user, entity and action. */
const attemptIn = (search: URLSearchParams): Attempt | undefined => {
  const [user, entity, action] = [search.get('user'), search.get('entity'), actionNamed(search.get('action'))]
  return user && entity && action ? { user, entity, action } : undefined
}

const useAnswer = (attempt: Attempt | undefined) => {
  const { call } = useHub()
  return useQuery({
    queryKey: ['rights', 'why', attempt],
    queryFn: attempt ? () => call<typeof systemCalls.why>('GET', '/api/rights/why', { query: attempt }) : skipToken,
    retry: false,
    gcTime: 0,
  })
}

interface ChoiceProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Choice of an entity or a screen. */
const EntityChoice = ({ value, onChange, names }: ChoiceProps & { readonly names: ReturnType<typeof useRightNames> }) => {
  const translate = useTranslate()
  return (
    <Autocomplete
      options={names}
      value={names.find(({ id }) => id === value) ?? null}
      groupBy={({ group }) => group ?? ''}
      renderGroup={optionGroup}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_, chosen) => onChange(chosen?.id ?? '')}
      renderInput={(parts) => <TextField {...parts} label={translate('resources.userRights.fields.entity')} required sx={{ m: 0 }} />}
    />
  )
}

interface ActionProps {
  readonly value: Action
  readonly onChange: (action: Action) => void
  readonly disabled: boolean
}

const ActionChoice = ({ value, onChange, disabled }: ActionProps) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  return (
    <TextField
      select
      label={texts('access.why.action')}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(actionNamed(target.value) ?? 'list')}
      sx={{ m: 0 }}
    >
      {ACTIONS.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`resources.userRights.options.action.${each}`, { _: each })}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface FormProps {
  readonly busy: boolean
  readonly onAsk: (attempt: Attempt) => void
}

/** Asks for a user, an entity or screen, an action, and a record. */
const AttemptForm = ({ busy, onAsk }: FormProps) => {
  const texts = useAreaTexts('access')
  const t = (key: string) => texts(`access.why.${key}`)
  const [search] = useSearchParams()
  const names = useRightNames()
  const [user, setUser] = useState(search.get('user') ?? '')
  const [entity, setEntity] = useState(search.get('entity') ?? '')
  const [action, setAction] = useState<Action>(actionNamed(search.get('action')) ?? 'list')
  const [record, setRecord] = useState('')
  const screen = names.find(({ id }) => id === entity)?.group === names.at(-1)?.group

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ user, entity, action: screen ? 'show' : action, ...(record.trim() !== '' && { record: record.trim() }) })
  }

  return (
    <Card component="form" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('intro')}
      </Typography>
      <Box sx={GRID}>
        <UserChoice value={user} onChange={setUser} label={t('user')} required />
        <EntityChoice value={entity} onChange={setEntity} names={names} />
        <ActionChoice value={screen ? 'show' : action} onChange={setAction} disabled={screen} />
        <TextField
          label={t('record')}
          value={record}
          disabled={screen}
          onChange={({ target }) => setRecord(target.value)}
          helperText={t('recordHelp')}
          sx={{ m: 0 }}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      </Box>
      <Button type="submit" variant="contained" disabled={!user || !entity} loading={busy} sx={{ mt: 2 }}>
        {t('ask')}
      </Button>
    </Card>
  )
}

/** Explains why a user may or may not do something: the server evaluates the policy, and each rule is shown (`PRODUCT.md S8`). */
const WhyRight = () => {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const [attempt, setAttempt] = useState(() => attemptIn(search))
  const answer = useAnswer(attempt)
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <Title title={translate('app.menu.explainAccess')} />
      <AttemptForm busy={answer.isFetching} onAsk={setAttempt} />
      <div aria-live="polite">
        {answer.error ? <Alert severity="error">{answer.error.message}</Alert> : null}
        {answer.data ? <DecisionReasons explanation={answer.data} /> : null}
      </div>
    </Stack>
  )
}

export default WhyRight
