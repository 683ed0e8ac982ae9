import type { Lot } from '../../domain/auction/room.ts'

const DAY = 24 * 60 * 60 * 1000

/** The seller's deadline: 24 hours after the end the highest bid counts as rejected (`PRODUCT.md A6`). */
export const decideUntil = ({ endsAt }: Lot): string => new Date(Date.parse(endsAt) + DAY).toISOString()
