/**
 * Reasons why a lot could not start or end on time (`PRODUCT.md A13`). `noHold`: the hold of the leader's bid or its wallet no longer exists;
 * `insufficientFunds`: the wallet has less than it holds; `incrementsBroken`: the table of increments is invalid; `unexpected`: see the log.
 */
export const SETTLEMENT_PROBLEMS = ['noHold', 'insufficientFunds', 'incrementsBroken', 'unexpected'] as const
