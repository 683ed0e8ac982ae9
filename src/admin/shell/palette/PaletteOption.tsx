import { useEffect, useRef } from 'react'
import { TenantName } from '../../../fields/shared/cells/tenantName.view.tsx'
import { afterLayout } from '../afterLayout.ts'
import { NavIcon } from '../NavIcon.tsx'
import type { Command } from './command.ts'
import { Found } from './Found.tsx'

interface Props {
  readonly id: string
  readonly command: Command
  readonly query: string
  readonly active: boolean
  readonly onChoose: () => void
  readonly onPoint: () => void
}

/** One command. The focus stays in the search field, which names the active option. */
export const PaletteOption = ({ id, command, query, active, onChoose, onPoint }: Props) => {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = own.current
    return active && option ? afterLayout(option, () => option.scrollIntoView({ block: 'nearest' })) : undefined
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
    <div
      ref={own}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="palette-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onMouseMove={active ? undefined : onPoint}
    >
      <NavIcon icon={command.icon} />
      <span className="palette-text">
        <bdi>
          <Found text={command.label} query={query} />
        </bdi>
        {command.tenant && (
          <span className="palette-tenant">
            <TenantName id={command.tenant} />
          </span>
        )}
      </span>
      {command.hint && <span className="palette-hint">{command.hint}</span>}
    </div>
  )
}
