import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { HubAppBar } from './HubAppBar.tsx'
import { HubMenu } from './HubMenu.tsx'
import { PageFrame } from './page/PageFrame.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'

/** App bar, menu, page. Wide content scrolls inside itself, never the page. */
const widths = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, p: 0 },
  '& .RaTopToolbar-root, & .RaListToolbar-root': { backgroundColor: 'transparent' },
} as const

export const HubLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout appBar={HubAppBar} appBarAlwaysOn menu={HubMenu} error={UnexpectedError} sx={widths}>
    <PageFrame>{children}</PageFrame>
  </Layout>
)
