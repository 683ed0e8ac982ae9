import { Box } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { PendingInputs, type Problem, type Settle } from '../../../shared/inputs/pendingInputs.view.ts'
import { useGrid } from '../gridContext.view.ts'
import { HintedInput } from './hintedInput.view.tsx'
import { useLineForm } from './lineForm.view.ts'
import { useLineErrors } from './useLineErrors.view.ts'

const INPUTS = 'input:not([type=hidden]), textarea, [role=combobox]'

interface Props {
  readonly field: ResolvedField
  readonly lineKey: number
  /** Initial text of the input, instead of the value. */
  readonly unread: string | undefined
}

/** Typed text that could not be parsed. */
const unreadOf = (problem: Problem | undefined, element: HTMLElement | null): string | undefined => {
  if (problem === undefined) return undefined
  return element?.querySelector<HTMLInputElement>(INPUTS)?.value || String(problem.args.value ?? '')
}

/** The field type's input in a cell, with all text selected. */
export const CellEditor = ({ field, lineKey, unread }: Props) => {
  const { source, store, editing, onDraft } = useGrid()
  const element = useRef<HTMLDivElement>(null)
  const values = store.lineAt(store.rowOf(lineKey))?.values ?? {}
  const form = useLineForm(source, values)
  const [held] = useState(() => new Map<string, Settle>())
  const { name } = field
  const [names] = useState(() => [name])
  useLineErrors(lineKey, names, form)

  useLayoutEffect(() => {
    const input = element.current?.querySelector<HTMLInputElement>(INPUTS)
    input?.focus({ preventScroll: true })
    if (input && 'select' in input && unread === undefined) input.select()
  }, [unread])

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and grid do not change while the input is mounted
  useEffect(() => {
    const { unsubscribe } = form.watch(() => onDraft())
    const detach = editing.attach(
      { key: lineKey, name },
      {
        value: () => form.jsonOf(name),
        blur: () => {
          const { activeElement } = document
          if (activeElement instanceof HTMLElement && element.current?.contains(activeElement)) activeElement.blur()
        },
        hasText: () => [...(element.current?.querySelectorAll<HTMLInputElement>(INPUTS) ?? [])].some(({ value }) => value?.trim()),
        pending: () => [...held.values()].map((settle) => async () => unreadOf(await settle(), element.current)),
      },
    )
    return () => {
      unsubscribe()
      detach()
    }
  }, [lineKey, name])

  return (
    <Box ref={element} className="input">
      <FormProvider {...form}>
        <PendingInputs value={held}>
          <HintedInput grid field={field} lineKey={lineKey} />
        </PendingInputs>
      </FormProvider>
    </Box>
  )
}
