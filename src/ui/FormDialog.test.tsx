import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PATIENCE } from '../../tests/support/patience.ts'
import { FormDialog } from './FormDialog.tsx'
import { KeptIconButton } from './KeptIconButton.tsx'

const user = userEvent.setup()

/** A page whose dialog orders two items and can be refused; once it is done, its button is gone. */
const Page = ({ refused = false }: { readonly refused?: boolean }) => {
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'refused' | 'done'>('closed')
  const [items, setItems] = useState(['one', 'two'])
  const send = () => {
    setState('busy')
    setTimeout(() => setState(refused ? 'refused' : 'done'), 100)
  }
  return (
    <>
      <div className="hub-heading">
        <h1 tabIndex={-1}>Page</h1>
      </div>
      {state !== 'done' && (
        <button type="button" onClick={() => setState('open')}>
          Order
        </button>
      )}
      {(state === 'open' || state === 'busy' || state === 'refused') && (
        <FormDialog
          title="Order"
          yes="Send"
          busy={state === 'busy'}
          error={state === 'refused' ? 'Refused' : undefined}
          onSubmit={send}
          onClose={() => setState('closed')}
        >
          {items.map((item, at) => (
            <div key={item}>
              <span data-entered>{item}</span>
              <KeptIconButton idle={at === 0} aria-label={`Up: ${item}`} onClick={() => setItems(items.toReversed())} />
            </div>
          ))}
        </FormDialog>
      )}
    </>
  )
}

const opened = async (refused = false) => {
  render(<Page refused={refused} />)
  await user.click(screen.getByRole('button', { name: 'Order' }))
  return screen.findByRole('dialog', undefined, PATIENCE)
}

const button = (name: string) => screen.getByRole('button', { name })

test('a button that becomes idle keeps the focus, and an order that was chosen is not discarded without a question', async () => {
  await opened()
  act(() => button('Up: two').focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Up: two'))
  expect(button('Up: two').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('button', { name: /^Up/ })[0]).toBe(button('Up: two'))
  await user.keyboard('{Escape}')
  await screen.findByText('app.form.discardTitle', undefined, PATIENCE)
})

test('after a refusal the focus is on the button that was pressed', async () => {
  await opened(true)
  act(() => button('Send').focus())
  await user.keyboard('{Enter}')
  // Where browsers leave the focus of a disabled button.
  await waitFor(() => expect(button('Send').hasAttribute('disabled')).toBe(true))
  act(() => document.querySelector<HTMLElement>('.MuiDialog-container')?.focus())
  await screen.findByText('Refused', undefined, PATIENCE)
  await waitFor(() => expect(document.activeElement).toBe(button('Send')), PATIENCE)
})

test('the focus goes to the title when the button that opened the dialog is gone', async () => {
  await opened()
  act(() => button('Send').focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENCE)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' })), PATIENCE)
})
