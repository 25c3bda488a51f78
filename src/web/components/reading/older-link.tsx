import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'

interface OlderLinkProps {
  /** What is leafed through: "posts". */
  noun: string
  /** Address of the list's beginning, while it is not shown. */
  first: string | null
  /** Address of what comes after; null at the end. */
  next: string | null
}

/** On through a list whose pages begin where the last one ended. */
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
