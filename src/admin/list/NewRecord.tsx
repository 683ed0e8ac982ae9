import { CreateButton, useListContext } from 'react-admin'

/** What every record of a list has that shows only such: the new one starts with it. */
const shared = (filter: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => typeof value !== 'object' && !name.includes('_')))

/** The way to a new record. */
export const NewRecord = () => {
  const { filter } = useListContext()
  return <CreateButton variant="contained" state={filter && { record: shared(filter) }} />
}
