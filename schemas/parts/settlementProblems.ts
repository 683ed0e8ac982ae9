/**
 * Reasons why a lot could not start or end on time (`PRODUCT.md A13`). `noHold`: the hold of the leader's bid or its wallet no longer exists;
 * `insufficientFunds`: the wallet has less than it holds; `incrementsBroken`: the table of increments is invalid; `unexpected`: see the log.
 */
export const SETTLEMENT_PROBLEMS = ['noHold', 'insufficientFunds', 'incrementsBroken', 'unexpected'] as const

/**
 * Reasons why a step of a deal failed (`PRODUCT.md A14`). `noWallet`: who is to be paid has no wallet in the currency; `insufficientFunds`: a wallet has too
 * little; `filesNotCopied`: files of the car can't be read or written; `unexpected`: see the log.
 */
export const DEAL_PROBLEMS = ['noWallet', 'insufficientFunds', 'filesNotCopied', 'unexpected'] as const
