const KEY = 'singleKeys'

/** Whether keys without Ctrl act in this browser (WCAG 2.1.4); stored beside the appearance, so that it outlives the session. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export const switchSingleKeys = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // Without storage they stay on.
  }
}
