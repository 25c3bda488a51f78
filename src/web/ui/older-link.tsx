import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from './button.tsx'

interface OlderLinkProps {
  /** The name of the listed items, such as "posts". */
  noun: string
  /** The address of the first page. Null on the first page. */
  first: string | null
  /** The address of the next page. Null at the end. */
  next: string | null
}

/** Links to older items, for lists whose pages continue after the last item shown. */
export function OlderLink({ noun, first, next }: OlderLinkProps) {
  if (first === null && next === null) return null
  return (
    <nav aria-label={`Pages of ${noun}`} className="mt-8 flex flex-wrap justify-between gap-3">
      {first !== null && (
        <ButtonLink to={first}>
          <ArrowLeft aria-hidden />
          First {noun}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={next} rel="next" className="ml-auto">
          More {noun}
          <ArrowRight aria-hidden />
        </ButtonLink>
      )}
    </nav>
  )
}
