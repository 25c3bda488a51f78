import { ListPlus } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

interface PlainAddFormProps {
  recipes: ReadonlyArray<{ id: string; factor: number }>
  /** As on the page. */
  amounts?: { units: string; fractions: boolean }
  className?: string | undefined
}

/** Puts recipes on a shopping list for browsers without script. Only the server renders it. */
export function PlainAddForm({ recipes, amounts, className }: PlainAddFormProps) {
  return (
    <noscript className="no-script:contents">
      {import.meta.env.SSR && (
        <form method="post" action="/shopping-list/recipes" className={cn('contents', className)}>
          {recipes.map(({ id, factor }) => (
            <Fragment key={id}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="scale" value={factor} />
            </Fragment>
          ))}
          {amounts && <input type="hidden" name="units" value={amounts.units} />}
          {amounts?.fractions && <input type="hidden" name="amounts" value="fractions" />}
          <Button type="submit" className={className}>
            <ListPlus aria-hidden />
            <span>
              Add to <span className="max-md:sr-only">shopping </span>list
            </span>
          </Button>
        </form>
      )}
    </noscript>
  )
}
