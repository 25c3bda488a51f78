import { useEffect, useRef } from 'react'
import { Link, useFetcher, useRouteLoaderData } from 'react-router'
import { starChoices } from '../../../core/reviews/review.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { useShownAccount } from '../../shell/use-shown-account.ts'
import { cn } from '../../ui/cn.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { action } from './routes/review-form.tsx'
import { StarIcon } from './star-icon.tsx'
import { starsText } from './stars-text.ts'

interface RateRowProps {
  recipeId: string
  /** False if a rating needs an account on this site. */
  canVisitorsRate: boolean
  className?: string
}

/**
 * One to five stars in one press, at the end of cook mode. A visitor without an account continues to the form, with the
 * stars filled in.
 */
export function RateRow({ recipeId, canVisitorsRate, className }: RateRowProps) {
  const { Form, data, formData, state } = useFetcher<typeof action>()
  const path = `/recipe/${encodeURIComponent(recipeId)}/review`
  const pressed = formData ? Number(formData.get('stars')) : data && 'rated' in data ? data.rated : 0
  const isSaved = state === 'idle' && data !== undefined && 'rated' in data
  const account = useShownAccount(useRouteLoaderData<typeof rootLoader>('root')?.account ?? null)
  const needsAccount = account === null && !canVisitorsRate
  const link = useRef<HTMLAnchorElement>(null)

  useAnswer(data, (answer) => {
    const problem = 'error' in answer ? answer.error?.['']?.[0] : undefined
    if (problem) toast.error(problem)
  })
  useEffect(() => {
    if (isSaved) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isSaved])

  return (
    <section aria-labelledby="rate-title" className={cn('rounded-lg bg-blush p-5 text-center', className)}>
      <h2 id="rate-title" className="text-h3">
        How did it turn out?
      </h2>
      <Form method="post" action={path} className="mt-1 flex justify-center">
        <input type="hidden" name="intent" value="rate" />
        {starChoices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="stars"
            value={choice}
            aria-label={starsText[choice]}
            aria-pressed={choice === pressed}
            className={cn(
              'grid size-13 place-items-center rounded-pill text-line-strong transition-colors duration-(--fast) hover:text-star [&:has(~button:hover)]:text-star',
              choice <= pressed && 'text-star [--star-fill:currentColor]',
            )}
          >
            <StarIcon className="size-9" />
          </button>
        ))}
      </Form>
      <p aria-live="polite" className="min-h-11 pt-2">
        {isSaved ? (
          <>
            Saved, thank you!{' '}
            <Link ref={link} to={path}>
              Add words or a photo
            </Link>
          </>
        ) : (
          <span className="text-ink-soft">
            {needsAccount ? 'Your stars help other cooks. Rating needs an account.' : 'Your stars help other cooks.'}
          </span>
        )}
      </p>
    </section>
  )
}
