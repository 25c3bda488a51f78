import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** The only button of a page. It posts to the page's own address. */
export function PressOnce({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const { state } = useNavigation()
  return (
    <Form method="post">
      <Button type="submit" variant="primary" size="lg" pending={state !== 'idle'} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </Form>
  )
}
