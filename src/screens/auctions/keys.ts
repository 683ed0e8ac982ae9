/** Query keys. They differ from the entity's, whose queries each bid invalidates: the whole board would be refetched. */
export const BOARD = ['bidding', 'board'] as const
export const roomKey = (id: string) => ['bidding', 'room', id] as const
