/** Whether ⌘ takes the place of Ctrl. */
export const MAC = /mac|iphone|ipad/i.test(navigator.userAgent)
