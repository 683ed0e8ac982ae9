import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Example plans with prices in the house's currency; the texts have their names and descriptions. */
const EXAMPLES = {
  starter: { carLimit: 10, pipelineCarLimit: 3, pricePerMonth: '49.00', extraCarPrice: '9.00' },
  professional: { carLimit: 50, pipelineCarLimit: 15, pricePerMonth: '149.00', extraCarPrice: '6.00' },
  enterprise: { carLimit: 500, pipelineCarLimit: 100, pricePerMonth: '499.00', extraCarPrice: '3.00' },
} as const

/** Adds three example plans to edit. */
export const ExamplePlans = ({ refresh }: { readonly refresh: () => void }) => {
  const t = useAreaTexts('setup')
  const provider = useDataProvider()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const [name, plan] of Object.entries(EXAMPLES)) {
        const texts = { name: t(`setup.plans.${name}.name`), description: t(`setup.plans.${name}.description`) }
        await provider.create('subscriptionPlans', { data: { ...plan, ...texts } })
      }
    },
    onSuccess: () => notify(t('setup.plans.added'), { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: refresh,
  })
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {t('setup.plans.add')}
    </Button>
  )
}
