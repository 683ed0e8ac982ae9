import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { CoreAdminContext, Notification, useNotify } from 'react-admin'
import { expect, test } from 'vitest'
import { briefNotice } from './briefNotice.tsx'

const Two = () => {
  const notify = useNotify()
  useEffect(() => {
    notify(briefNotice('Undone'), { type: 'success', autoHideDuration: null })
    notify('Saved', { type: 'success' })
  }, [notify])
  return null
}

test('a brief notice gives way to the next one', async () => {
  render(
    <CoreAdminContext>
      <Two />
      <Notification />
    </CoreAdminContext>,
  )
  await screen.findByText('Saved', undefined, { timeout: 3000 })
  expect(screen.queryByText('Undone')).toBeNull()
})
