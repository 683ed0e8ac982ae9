import './HubLayout.css'
import Translate from '@mui/icons-material/Translate'
import { Box, IconButton, Skeleton, Tooltip } from '@mui/material'
import { Component, type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useLoading, useLocation, useTranslate } from 'react-admin'
import { AwaitKeys, PAGE_KEYS } from '../keys/AwaitKeys.tsx'
import { Brand } from './Brand.tsx'
import { HubUserMenu, type MenuExtra } from './HubUserMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Navigation, type NavigationProps } from './nav/Navigation.tsx'
import { NotificationButton } from './notifications/NotificationButton.tsx'
import { PageSelector } from './PageSelector.tsx'
import { PageFrame } from './page/PageFrame.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'

/** Default layout: menu and page side by side. */
const PlainFrame = ({ Navigation, Brand, search, tools, user, panel, children }: FrameProps) => (
  <Box sx={{ display: 'flex', minHeight: '100dvh', flexDirection: { xs: 'column', md: 'row' } }}>
    <Box sx={{ width: { md: 260 }, maxHeight: { xs: '30dvh', md: 'none' }, overflowY: 'auto', flexShrink: 0 }}>
      <Navigation variant="full" />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0, px: 2, pb: 2 }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}>
        <Brand />
        {search}
        {tools}
        {user}
      </Box>
      <main id="main-content">{children}</main>
    </Box>
    {panel}
  </Box>
)

/** Button in the bar that opens the menu of languages. */
const LanguageButton = () => {
  const label = useTranslate()('app.shell.language')
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          className="bar-wide"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <LanguageMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  )
}

interface State {
  readonly error?: unknown
}

/** Shows an error of a page in its place. Needs the page's address as key, so that another page starts without the error. */
class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    return 'error' in this.state ? <UnexpectedError error={this.state.error} /> : this.props.children
  }
}

/** The parts of the shell that a layout arranges (`src/appearance/layouts`). */
export interface FrameProps {
  readonly Navigation: ComponentType<NavigationProps>
  readonly Brand: ComponentType<{ readonly short?: boolean }>
  readonly search: ReactNode
  readonly tools: ReactNode
  readonly user: ReactNode
  readonly panel: ReactNode
  /** The page with its header and footer. */
  readonly children: ReactNode
}

/** The product's parts of the shell. */
export interface ShellParts {
  /** The product's logo, an SVG. */
  readonly Sign?: ComponentType
  /** The layout; default: menu and page side by side. */
  readonly Frame?: ComponentType<FrameProps>
  /** Beside the page. */
  readonly Panel?: ComponentType
  /** Further buttons at the end of the bar. */
  readonly Tools?: ComponentType
  /** Items of the user's menu on phones, for tools that don't fit into the bar. */
  readonly MenuExtra?: MenuExtra
  /** Notices above every page. */
  readonly Notice?: ComponentType
  /** Below the message that a record does not exist: another place where it may be. */
  readonly Elsewhere?: ComponentType
  /** Icon of a notification's kind. */
  readonly NotificationIcon?: ComponentType<{ readonly kind: string }>
}

/** Loading indicator: a line along the bar while requests are running. */
const Loading = () => {
  const label = useTranslate()('app.pages.loading')
  return useLoading() ? <div className="bar-loading" role="progressbar" aria-label={label} /> : null
}

const Tools = ({ More }: { readonly More?: ComponentType }) => (
  <>
    <Loading />
    <PageSelector />
    <LanguageButton />
    {More && <More />}
    <NotificationButton />
  </>
)

const PageSkeleton = () => (
  <>
    <AwaitKeys names={PAGE_KEYS} />
    <Skeleton variant="rounded" height={240} />
  </>
)

/** The parts of the shell: stable nodes, so that they do not re-render with each page. */
const useChrome = ({ Panel, Tools: More, MenuExtra: Extra }: ShellParts): Omit<FrameProps, 'children'> =>
  useMemo(
    () => ({
      Navigation,
      Brand,
      search: <PaletteButton />,
      tools: <Tools More={More} />,
      user: <HubUserMenu Extra={Extra} />,
      panel: Panel && <Panel />,
    }),
    [Panel, More, Extra],
  )

/** The shell around every page. An error of a page does not affect the shell. */
export const HubLayout = ({ parts = {}, children }: { readonly parts?: ShellParts; readonly children: ReactNode }) => {
  const { Frame = PlainFrame, Notice } = parts
  const { pathname } = useLocation()
  return (
    <Frame {...useChrome(parts)}>
      <PageFrame notice={Notice && <Notice />}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </PageBoundary>
      </PageFrame>
    </Frame>
  )
}
