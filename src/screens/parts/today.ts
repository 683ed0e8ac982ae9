/** Today in the user's time zone, `YYYY-MM-DD`. */
export const today = (): string => new Date().toLocaleDateString('sv')
