import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { confirmationOf } from '../../providers/data/confirmations.ts'
import ConfirmOperation from './ConfirmOperation.tsx'

afterEach(cleanup)

const said = (answer: Readonly<Record<string, string>>): readonly (string | null)[] => {
  const confirmation = confirmationOf({ operation: 'salesDelivery', confirmable: true, ...answer })
  if (!confirmation) throw new Error('nothing is doubtful')
  render(<ConfirmOperation confirmation={{ ...confirmation, answer: () => undefined }} />)
  return [...screen.getByRole('dialog').querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('a doubtful operation is asked about with what is doubtful first', () => {
  expect(said({ code: 'operationWarn', confirmation: 'negativeStock' })).toEqual([
    'app.operations.confirmations.negativeStock',
    'errors.operationWarn',
  ])
})

test('where nothing is configured that is said as well', () => {
  expect(said({ code: 'operationUnconfigured', confirmation: 'creditLimit' })).toEqual([
    'app.operations.confirmations.creditLimit',
    'errors.operationUnconfigured',
    'errors.operationWarn',
  ])
})
