import { ArrowRight, Check } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { SetUpStep } from '../../../core/settings/set-up.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Panel } from '../../ui/panel.tsx'

interface SetUpPanelProps {
  steps: ReadonlyArray<SetUpStep>
  isHidden: boolean
}

/** The first steps for the owner of a new site. */
export function SetUpPanel({ steps, isHidden }: SetUpPanelProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  if (isHidden) {
    return (
      <Form method="post" className="mt-8">
        <Button type="submit" name="intent" value="show-set-up" variant="ghost">
          Show the set-up checklist
        </Button>
      </Form>
    )
  }
  return (
    <Panel aria-labelledby="set-up-title" className="mb-8">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="set-up-title" className="text-h3">
            Set up your site
          </h2>
          <p className="text-ink-soft">
            {done} of {steps.length} done
          </p>
        </div>
        <Form method="post">
          <Button type="submit" name="intent" value="hide-set-up" variant="ghost">
            Hide
          </Button>
        </Form>
      </div>
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {steps.map(({ name, title, text, to, isDone }) => (
          <li key={name} className="relative flex gap-3.5 border-t border-line py-3.5">
            <span
              className={cn(
                'mt-0.5 grid size-6 flex-none place-items-center rounded-full border-[1.5px]',
                isDone ? 'border-primary bg-primary text-on-primary' : 'border-line-strong',
              )}
            >
              {isDone && <Check aria-hidden className="size-4" strokeWidth={3} />}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="font-body text-body font-semibold">
                {to && !isDone ? (
                  <Link to={to} className="no-underline after:absolute after:inset-0 hover:underline">
                    {title}
                  </Link>
                ) : (
                  <span className={cn(isDone && 'text-ink-soft')}>{title}</span>
                )}
                {isDone && <span className="sr-only"> (done)</span>}
              </h3>
              {!isDone && <p className="text-small text-ink-soft">{text}</p>}
            </div>
            {to && !isDone && <ArrowRight aria-hidden className="mt-0.5 size-5 flex-none text-link" />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
