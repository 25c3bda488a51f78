import { LogIn } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface ProviderButtonProps {
  intent: 'sign-in' | 'link'
  /** With where one goes on to from there. */
  action?: string
  children: string
  className?: string
}

/** A plain form, with script and without: the answer leads away from the site. */
export function ProviderButton({ intent, action = '/auth/provider', children, className }: ProviderButtonProps) {
  return (
    <Form method="post" action={action} reloadDocument className={className}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" block={intent === 'sign-in'}>
        <LogIn aria-hidden />
        {children}
      </Button>
    </Form>
  )
}
