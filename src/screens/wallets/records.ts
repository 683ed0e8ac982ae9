/** Records as the API gives them; amounts are decimal text in the wallet's currency. */
export interface Wallet {
  readonly id: string
  /** Told to Admins alone: to everybody else it is their own. */
  readonly firm?: string
  readonly currency: string
  readonly balance: string | null
  readonly held: string | null
  readonly active: boolean
}

export interface Posting {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly amount: string
  /** Balance of the wallet after this posting. */
  readonly balance: string | null
  readonly entry: string
  readonly reference: string | null
  readonly reason: string | null
}

export interface Hold {
  readonly id: string
  readonly amount: string
  readonly reference: string
  readonly reason: string | null
  readonly createdAt: string
}

export interface MoneyRequest {
  readonly id: string
  readonly wallet: string
  readonly firm?: string
  readonly currency: string
  readonly kind: 'topUp' | 'withdrawal'
  readonly amount: string
  readonly note: string | null
  readonly status: 'pending' | 'confirmed' | 'rejected'
  readonly reference: string | null
  readonly reason: string | null
  readonly createdAt: string
}
