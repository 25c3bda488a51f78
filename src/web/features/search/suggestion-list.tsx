import { CookingPot, Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Suggestion } from '../../../core/search/search.ts'

interface SuggestionListProps extends ComponentProps<'div'> {
  suggestions: ReadonlyArray<Suggestion>
  optionProps: (index: number, suggestion: Suggestion) => ComponentProps<'div'>
}

/** The suggestions under the search box. */
export function SuggestionList({ suggestions, optionProps, ...rest }: SuggestionListProps) {
  return (
    <div
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-10 mt-2 max-h-[min(26rem,55dvh)] animate-fade overflow-y-auto rounded-md bg-surface p-2 shadow-card-float"
      {...rest}
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.kind} ${suggestion.kind === 'recipe' ? suggestion.id : suggestion.words}`}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3.5 py-2 leading-[1.3] aria-selected:bg-blush"
          {...optionProps(index, suggestion)}
        >
          {suggestion.kind === 'recipe' ? (
            <CookingPot aria-hidden className="text-primary" />
          ) : (
            <Search aria-hidden className="text-ink-soft" />
          )}
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
            {suggestion.kind === 'recipe' ? suggestion.title : suggestion.words}
          </span>
          {suggestion.kind === 'recipe' && <span className="ml-auto text-small text-ink-soft">Recipe</span>}
        </div>
      ))}
    </div>
  )
}
