import type { Widen } from '../widen.ts'

/** Why invoices, payments and balances refuse a value or an action; flat, part of `errors.*`. */
const moneyErrors = {
  rateNeeded: 'Enter what 1 %{currency} is in %{firm}',
  onePlace: 'Choose one: a safe deposit or a bank account',
  otherCurrency: 'This one is kept in %{currency}',
  samePlace: 'Choose another one than the money comes from',
  oneDocument: 'Choose one document in each row',
  notOpen: 'This document is not open for this payment',
  overAllocated: 'Only %{limit} of this document is open',
  beyondPayment: 'Only %{limit} of the payment is left',
  advanceAllocated: 'An advance settles no document: empty the rows or switch this off',
  otherParty: 'Not for this kind of balance',
  notZero: 'Must not be zero',
  linesSum: 'The lines come to %{sum}',
  nothingToInvoice: 'There is nothing left to invoice',
  nothingToPay: 'Nothing of this is open',
  noWalletToPay: 'The firm that issued this has no wallet in %{currency}',
  nothingToCredit: 'All of this invoice has been credited',
  nothingToApply: 'Nothing is left of this credit note',
  nothingToSettle: 'There is no open document to settle',
  nothingLeft: 'Nothing is left of this payment',
  orderNotApproved: 'Only approved orders can be invoiced',
  alreadyInvoiced: 'Invoiced orders stay approved: credit the invoices first',
  notInvoice: 'Only an invoice can be credited',
  notCreditNote: 'Only a credit note can settle invoices',
  alreadyReversed: 'This has been reversed',
  alreadySettled: 'Payments settle this already: reverse them first',
  paymentPosted: 'A payment can’t be changed once it is posted; it can be reversed',
  transferPosted: 'A transfer can’t be changed once it is posted; it can be reversed',
  openingPosted: 'An opening balance can’t be changed once it is posted; it can be reversed',
  purchaseSettled: 'Payments settle this purchase: reverse them before you change it',
  unreadableFile: 'This file can’t be read as a bank statement',
  badRow: 'Row %{row} has no day or no amount that can be read',
  noColumn: 'Choose the column of the %{column}',
  tooManyLines: 'At most %{limit} lines can be read at once',
  noLines: 'There are no lines in this file',
  statementKnown: 'All lines of this file have been read before',
  lineDone: 'This line has been dealt with',
}

export type MoneyErrorMessages = Widen<typeof moneyErrors>
export default moneyErrors
