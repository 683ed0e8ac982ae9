/** Texts inside MUI's own components (clear, open, no options, pages, …). */
export { frFR as default } from '@mui/material/locale'
