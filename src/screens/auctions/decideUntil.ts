import type { Lot } from '../../domain/auction/room.ts'

const DAY = 24 * 60 * 60 * 1000

/** When silence counts as a no: 24 hours after the end (`PRODUCT.md A6`). */
export const decideUntil = ({ endsAt }: Lot): string => new Date(Date.parse(endsAt) + DAY).toISOString()
