import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { expect, test } from 'vitest'
import SlowList from './SlowList.tsx'

test('a short tap on “slow” shows its hint', async () => {
  render(
    <AdminContext>
      <SlowList long={false} />
    </AdminContext>,
  )
  const slow = screen.getByText('app.list.slow')
  fireEvent.touchStart(slow)
  fireEvent.touchEnd(slow)
  fireEvent.mouseOver(slow)
  fireEvent.click(slow)
  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'app.list.slowHint')
})
