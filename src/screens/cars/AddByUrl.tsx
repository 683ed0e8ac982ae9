import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { HttpError, useCreate, useCreatePath, useNavigate, useNotify, useTranslate, ValidationError } from 'react-admin'
import { useAdmin, useEntity } from '../../admin/adminContext.tsx'
import { failureNotice, reasonOf } from '../../admin/failureNotice.tsx'
import { initialValues } from '../../admin/form/initialValues.ts'
import { mayBeAuctionUrl } from '../../domain/cars/auctionUrl.ts'
import type { DraftMap } from '../../model/entityMap.ts'
import { entityOf, fieldOf } from '../../model/entityOf.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

const KEYS = { required: 'errors.cars.auctionUrl.required', format: 'errors.cars.auctionUrl.format' } as const

const mistakeIn = (url: string): string | undefined => {
  if (url.trim() === '') return KEYS.required
  return mayBeAuctionUrl(url) ? undefined : KEYS.format
}

/** The server's error about the address, or about the lot number in it, in the form that `ValidationError` takes. */
const fieldMessage = (error: unknown): string | undefined => {
  if (!(error instanceof HttpError)) return undefined
  const { auctionUrl, lotNumber } = error.body?.errors ?? {}
  return [auctionUrl, lotNumber].find((message) => typeof message === 'string')
}

/** Creates a car by an address, and opens its form. `message` is the error of the address. */
const useAddCar = () => {
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const path = useCreatePath()
  const entity = useEntity()
  const { subject } = useAdmin()
  const [message, setMessage] = useState<string>()
  const [create, { isPending }] = useCreate()

  const fail = (error: unknown) => {
    const mistake = fieldMessage(error)
    setMessage(mistake)
    if (mistake !== undefined) return
    const reason = reasonOf(error)
    const why = reason === '' ? '' : translate(reason, { _: reason })
    notify(failureNotice(translate('errors.cars.createFailed'), why), { type: 'error', multiLine: true })
  }
  const add = (url: string) => {
    const mistake = mistakeIn(url)
    setMessage(mistake)
    if (mistake || isPending) return
    const address: DraftMap['cars'] = { auctionUrl: url.trim() }
    const data = { ...initialValues(entity, subject, new Date()), ...address }
    create(
      'cars',
      { data },
      {
        onSuccess: ({ id }) => {
          notify(t('inventory.addCar.added'), { type: 'success' })
          navigate(path({ resource: 'cars', type: 'edit', id }))
        },
        onError: fail,
      },
    )
  }
  return { add, message, clear: () => setMessage(undefined), isPending }
}

/** Adds a car by the address of its page at an auction house. The address is parsed; the page is not fetched (`PRODUCT.md A11`). */
export const AddByUrl = () => {
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  const field = fieldOf(entityOf(useAdmin(), 'cars'), 'auctionUrl')
  const [url, setUrl] = useState('')
  const { add, message, clear, isPending } = useAddCar()
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        add(url)
      }}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {t('inventory.addCar.urlHint')}
        </Typography>
        <TextField
          fullWidth
          required
          type="url"
          name="auctionUrl"
          label={translate('resources.cars.fields.auctionUrl', { _: field?.title })}
          value={url}
          error={message !== undefined}
          helperText={message === undefined ? ' ' : <ValidationError error={message} />}
          onChange={({ target }) => {
            setUrl(target.value)
            clear()
          }}
          slotProps={{
            htmlInput: { dir: 'ltr', autoComplete: 'off', spellCheck: false },
            formHelperText: { role: message ? 'alert' : undefined },
          }}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          {t('inventory.addCar.add')}
        </Button>
      </Stack>
    </Box>
  )
}
