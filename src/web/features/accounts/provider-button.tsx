import { LogIn } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface ProviderButtonProps {
  intent: 'sign-in' | 'link'
  /** The form's address, including the page to open after signing in. */
  action?: string
  children: string
  className?: string
}

/** A plain form even with script, because the answer leads away from the site. */
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
