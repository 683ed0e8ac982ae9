/** Styles of a list's buttons: as high as its search; on phones squares with an icon. */
export const BUTTONS = {
  '& .MuiButton-root': { minHeight: 'var(--control)', px: 1.25, flexShrink: 0 },
  '& .MuiIconButton-root': { width: 'max(40px, var(--control))', height: 'max(40px, var(--control))', p: 0, flexShrink: 0 },
  '& .MuiIconButton-colorPrimary': { color: 'text.secondary' },
  '& .MuiSvgIcon-root': { fontSize: 20 },
} as const

/** Of buttons that show their icons only. */
export const SIGN = { minWidth: 40, px: 1.25, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } } as const
