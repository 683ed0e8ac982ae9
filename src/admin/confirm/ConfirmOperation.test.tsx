import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { confirmationOf } from '../../providers/data/confirmations.ts'
import ConfirmOperation from './ConfirmOperation.tsx'

afterEach(cleanup)

const textsOf = (answer: Readonly<Record<string, string>>): readonly (string | null)[] => {
  const confirmation = confirmationOf({ operation: 'salesDelivery', confirmable: true, ...answer })
  if (!confirmation) throw new Error('no confirmation')
  render(<ConfirmOperation confirmation={{ ...confirmation, answer: () => undefined }} />)
  return [...screen.getByRole('dialog').querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('the confirmation of an operation names the problem first', () => {
  expect(textsOf({ code: 'operationWarn', confirmation: 'negativeStock' })).toEqual([
    'app.operations.confirmations.negativeStock',
    'errors.operationWarn',
  ])
})

test('a missing configuration is mentioned as well', () => {
  expect(textsOf({ code: 'operationUnconfigured', confirmation: 'creditLimit' })).toEqual([
    'app.operations.confirmations.creditLimit',
    'errors.operationUnconfigured',
    'errors.operationWarn',
  ])
})
