import type { ShownMap } from '../../model/entityMap.ts'

/** Records as the API answers them; amounts are decimal text in the wallet's currency. */
export type Wallet = ShownMap['wallets']
export type Posting = ShownMap['postings']
export type MoneyRequest = ShownMap['walletRequests']
