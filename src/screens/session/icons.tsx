/** The icons of the session screens. All are decorative: the text beside them has their meaning. */
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

interface IconProps {
  readonly d: string
  readonly size?: number
}

export const Icon = ({ d, size = 20 }: IconProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} {...line} />
  </svg>
)

const EYE = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'

export const EyeIcon = ({ open }: { readonly open: boolean }) => <Icon d={open ? `${EYE}M4 4l16 16` : EYE} />

export const GlobeIcon = () => (
  <Icon
    size={18}
    d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0 0c2.5-2.4 3.8-5.4 3.8-9S14.5 5.4 12 3c-2.5 2.4-3.8 5.4-3.8 9s1.3 6.6 3.8 9ZM3.5 9h17M3.5 15h17"
  />
)

export const SunIcon = () => (
  <Icon d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
)

export const MoonIcon = () => <Icon d="M20.5 14.3A8.5 8.5 0 0 1 9.7 3.5a8.5 8.5 0 1 0 10.8 10.8Z" />

/** The logo: a car from the front. */
export const Logo = ({ size = 36 }: { readonly size?: number }) => (
  <svg className="session-logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" className="session-logo-ground" />
    <path
      className="session-logo-hub"
      d="M7 20.5 9.3 13a2.6 2.6 0 0 1 2.5-1.9h8.4a2.6 2.6 0 0 1 2.5 1.9l2.3 7.5v4a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.4H10.6v1.4a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zm3.2-1.8h11.6l-1.5-4.9a.7.7 0 0 0-.6-.5h-7.4a.7.7 0 0 0-.6.5z"
    />
  </svg>
)
