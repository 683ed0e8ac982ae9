import './otherScreens.css'
/** The screens beside the sign-in page: fetched with the first way to one of them. */
export const otherScreens = () => import('./otherScreens.ts')

/** Fetches them ahead, when somebody is about to go there. */
export const expectOtherScreens = () => void otherScreens().catch(() => undefined)
