import { useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface AccountButtonProps {
  pendingLabel: string
  children: string
}

/** Sends the form of an account page. Hashing a password takes a while, so the button says that it was pressed. */
export function AccountButton({ pendingLabel, children }: AccountButtonProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Button type="submit" variant="primary" size="lg" block pending={isSending} pendingLabel={pendingLabel}>
      {children}
    </Button>
  )
}
