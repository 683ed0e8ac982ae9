/** Today where the user is, `YYYY-MM-DD`. */
export const today = (): string => new Date().toLocaleDateString('sv')
