import { Autocomplete, TextField } from '@mui/material'
import { useRecords } from '../../admin/useRecords.ts'

const MAX_USERS = 500

interface Props {
  readonly label: string
  /** Id of a user; empty: none. */
  readonly value: string
  /** Called with the id, or with the empty text. */
  readonly onChange: (user: string) => void
  readonly required?: boolean
}

/** Chooses a user by name or email. */
export const UserChoice = ({ label, value, onChange, required = false }: Props) => {
  const { data: users = [] } = useRecords('users', { sort: { field: 'name', order: 'ASC' }, limit: MAX_USERS })
  return (
    <Autocomplete
      options={users}
      value={users.find(({ id }) => id === value) ?? null}
      getOptionLabel={({ name, email }) => `${name} · ${email}`}
      getOptionKey={({ id }) => id}
      onChange={(_, chosen) => onChange(chosen?.id ?? '')}
      renderInput={(parts) => <TextField {...parts} label={label} required={required} sx={{ m: 0 }} />}
    />
  )
}
