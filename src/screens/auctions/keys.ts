/** Keys of react-query. Not the entity's: each bid is news of its auction, and would fetch the whole board again. */
export const BOARD = ['bidding', 'board'] as const
export const roomKey = (id: string) => ['bidding', 'room', id] as const
