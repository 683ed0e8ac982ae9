/**
 * Why a lot could not start or end on time (`PRODUCT.md A13`). `noHold`: the deposit that the leader's bid held is gone, or its wallet is;
 * `insufficientFunds`: the wallet has less than it holds; `incrementsBroken`: the table of increments can't be used; `unexpected`: the log says more.
 */
export const SETTLEMENT_PROBLEMS = ['noHold', 'insufficientFunds', 'incrementsBroken', 'unexpected'] as const
