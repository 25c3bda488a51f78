import { X } from 'lucide-react'
import { counted } from '../../../core/text/counted.ts'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { longestWords } from '../../../core/search/search-address.ts'
import type { Suggestion } from '../../../core/search/search.ts'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchButton, SearchField } from '../../ui/search-field.tsx'
import { useHasPart } from '../../ui/use-has-part.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The form's id. Filters and order elsewhere on the page use it. */
export const searchFormId = 'search-form'

interface SearchBoxProps {
  /** The words of the current search. */
  words: string
  box: RefObject<HTMLInputElement | null>
  /** True while newer results are loading. */
  isPending: boolean
  onSearch: (words: string) => void
}

/** A search box with suggestions. Without script it is a plain form. */
export function SearchBox({ words, box, isPending, onSearch }: SearchBoxProps) {
  const navigate = useNavigate()
  const hasChefs = useHasPart('community')
  const [searched, setSearched] = useState(words)
  const [text, setText] = useState(words)
  const { suggestions, ask } = useSuggestions(text)
  const combobox = useCombobox({ items: suggestions, onChoose: choose, onAsk: () => ask(text) })

  /** True if the visitor typed after starting the current search. Its results must not replace the typed words. */
  const [isAhead, setIsAhead] = useState(false)
  // The search changed elsewhere, for example by going back.
  if (searched !== words) {
    setSearched(words)
    if (!isAhead) setText(words)
  }
  if (isAhead && !isPending) setIsAhead(false)

  // Reads what was typed before the script loaded.
  useEffect(() => {
    if (box.current) setText(box.current.value)
  }, [box])

  function choose(suggestion: Suggestion) {
    if (suggestion.kind === 'recipe') return void navigate(`/recipe/${suggestion.id}`)
    setText(suggestion.words)
    onSearch(suggestion.words)
  }

  function type(typed: string) {
    setText(typed)
    setIsAhead(isPending)
    combobox.open()
    ask(typed)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    combobox.close()
    onSearch(text.trim())
  }

  function empty() {
    type('')
    box.current?.focus()
  }

  return (
    <search className="relative z-10 block max-w-[46rem]">
      <form id={searchFormId} action="/search" autoComplete="off" onSubmit={submit} className="relative">
        <div className="relative">
          <SearchField
            // The search icon in the header links to this id.
            id="words"
            ref={box}
            // The type "search" has its own role, which is not a combobox.
            type="text"
            enterKeyHint="search"
            label={
              hasChefs ? 'Search by title, ingredient, category or chef' : 'Search by title, ingredient or category'
            }
            name="q"
            value={text}
            maxLength={longestWords}
            placeholder={hasChefs ? 'Title, ingredient, category, chef' : 'Title, ingredient, category'}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => type(event.currentTarget.value)}
            className={cn(
              'min-h-14 pr-14 shadow-rest placeholder:max-xs:text-[.9375rem] sm:min-h-16 sm:pr-42 sm:text-[1.1875rem]',
              text !== '' && 'pr-26',
            )}
            {...combobox.inputProps}
          />
          {text !== '' && (
            <IconButton
              label="Clear the search box"
              variant="quiet"
              onClick={empty}
              className="absolute top-1.5 right-14 text-ink-soft hover:bg-sunk sm:top-2.5 sm:right-30 no-script:hidden"
            >
              <X aria-hidden />
            </IconButton>
          )}
          {combobox.isOpen && (
            <SuggestionList suggestions={suggestions} optionProps={combobox.optionProps} {...combobox.listProps} />
          )}
        </div>
        <SearchButton />
      </form>
      <p aria-live="polite" className="sr-only">
        {combobox.isOpen && counted(suggestions.length, 'suggestion')}
      </p>
    </search>
  )
}
