import { type Ref } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

interface WithdrawPanelProps {
  ref: Ref<HTMLHeadingElement>
  title: string
  /** The address of the page without this panel. */
  path: string
  isSending: boolean
}

/** Asks for confirmation before a submission is withdrawn. */
export function WithdrawPanel({ ref, title, path, isSending }: WithdrawPanelProps) {
  return (
    <Panel variant="tint" aria-labelledby="withdraw-title" id="withdraw">
      <h2
        ref={ref}
        id="withdraw-title"
        tabIndex={-1}
        className="text-h3 [overflow-wrap:anywhere] focus-visible:outline-none"
      >
        Withdraw “{title}”?
      </h2>
      <p className="mt-2 max-w-[60ch]">
        It is removed from the site at once, and its links say so. You can’t undo this here.
      </p>
      <Form method="post" action={path} preventScrollReset className="mt-5 flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" pending={isSending} pendingLabel="Withdrawing...">
          Yes, withdraw it
        </Button>
        <ButtonLink to={path} preventScrollReset replace>
          Keep it
        </ButtonLink>
      </Form>
    </Panel>
  )
}
