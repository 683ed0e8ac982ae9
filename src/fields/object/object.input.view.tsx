import { Box, Skeleton, Typography } from '@mui/material'
import { Suspense, useId, useMemo } from 'react'
import { FieldTitle, useInput, useTranslate } from 'react-admin'
import type { Json } from '../../model/entitySchema.ts'
import { formMessage } from '../../model/formMessage.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { FieldInputs, InputProps } from '../fieldView.ts'
import { HelperText } from '../shared/inputs/helperText.view.tsx'
import { type ErrorTexts, useViews } from '../viewContext.view.tsx'

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Error texts of the parts of a value: react-hook-form's tree of errors → texts by path. */
const useErrorTexts = (error: unknown): ErrorTexts => {
  const translate = useTranslate()
  const textsOf = (node: unknown): ErrorTexts => {
    if (!isTree(node)) return {}
    const found = formMessage(node.message)
    const own = found && translate(found.message, { ...found.args, _: found.message })
    const inner = Object.entries(node).filter(([name, value]) => isTree(value) && name !== 'ref' && name !== 'message')
    return { ...(own && { text: own }), parts: Object.fromEntries(inner.map(([name, value]) => [name, textsOf(value)])) }
  }
  return textsOf(error)
}

/** Replaces RJSF's large margins and raised cards by the spacing and lines of the surrounding form. */
const COMPACT = {
  '& .MuiGrid-root': { mt: '0 !important', mb: '0 !important' },
  '& .MuiGrid-container': { rowGap: 2.5, justifyContent: 'flex-start' },
  '& .MuiGrid-container:empty': { display: 'none' },
  '& .MuiGrid-container + .MuiGrid-container': { mt: '12px !important' },
  '& .MuiIconButton-root': { color: 'text.secondary' },
  '& .MuiTypography-h5': { fontSize: '0.875rem', fontWeight: 600 },
  '& .MuiPaper-elevation2': {
    boxShadow: 'none',
    backgroundColor: 'transparent',
    backgroundImage: 'none',
    border: '1px solid var(--line)',
    borderRadius: '12px',
  },
  '& .MuiPaper-elevation2 > .MuiBox-root': { p: { xs: 1.5, sm: 2 } },
  '& .MuiPaper-elevation2 .MuiPaper-elevation2': { border: 0, borderRadius: 0 },
  '& .MuiPaper-elevation2 .MuiPaper-elevation2 > .MuiBox-root': { p: 0 },
  '& .MuiPaper-elevation2 .MuiPaper-elevation2 .MuiPaper-elevation2': { border: '1px solid var(--line)', borderRadius: '12px' },
} as const

const Input = ({ entity, field: resolved, source, label, helperText, required, disabled }: InputProps) => {
  const { schemaForm } = useViews()
  const id = useId()
  const { field, fieldState, isRequired } = useInput<Json>({
    source,
    isRequired: required,
    format: (value) => value,
    parse: (value: Json) => value,
  })
  const Form = useMemo(() => lazy(async () => ({ default: (await schemaForm(entity, resolved)).Form })), [schemaForm, entity, resolved])
  const error = fieldState.error?.message
  const errors = useErrorTexts(fieldState.error)
  return (
    <Box role="group" aria-label={typeof label === 'string' ? label : resolved.title} sx={{ ...COMPACT, width: '100%' }}>
      {label !== false && (
        <Typography
          component="label"
          htmlFor={id}
          variant="subtitle2"
          color={fieldState.invalid ? 'error' : 'text.secondary'}
          sx={{ display: 'block', mb: 2 }}
        >
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </Typography>
      )}
      <Suspense fallback={<Skeleton height={56} />}>
        <Form id={id} value={field.value ?? null} errors={errors} disabled={disabled} onChange={field.onChange} />
      </Suspense>
      <HelperText error={error} helperText={helperText} />
    </Box>
  )
}

/** Fallback for values without an input in react-admin: a form made from the value's schema. */
export const objectInputs: FieldInputs = { Input }
