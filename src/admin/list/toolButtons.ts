/** Buttons of a list, as high as its search; on a phone squares with an icon. One of them at most is coloured, by its own colour. */
export const BUTTONS = {
  '& .MuiButton-root': { minHeight: 'var(--control)', px: 1.25, flexShrink: 0 },
  '& .MuiIconButton-root': { width: 'max(40px, var(--control))', height: 'max(40px, var(--control))', p: 0, flexShrink: 0 },
  '& .MuiIconButton-colorPrimary': { color: 'text.secondary' },
  '& .MuiSvgIcon-root': { fontSize: 20 },
} as const
