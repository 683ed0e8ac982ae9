/** Texts inside MUI's own components (clear, open, no options, pages, …). */
export { arEG as default } from '@mui/material/locale'
