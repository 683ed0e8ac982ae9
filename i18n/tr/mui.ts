/** Texts inside MUI's own components (clear, open, no options, pages, …). */
export { trTR as default } from '@mui/material/locale'
