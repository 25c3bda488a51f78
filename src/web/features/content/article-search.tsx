import { Form } from 'react-router'
import type { KbChoice } from '../../../core/content/kb-address.ts'
import { SearchButton, SearchField } from '../../ui/search-field.tsx'

/** The search is part of the address, so that its results can be shared. The chosen topic and order stay. */
export function ArticleSearch({ choice: { words, topic, sort } }: { choice: KbChoice }) {
  return (
    <search className="block max-w-[40rem]">
      <Form key={words} action="/kb" preventScrollReset className="relative">
        <SearchField
          label="Search the articles"
          name="q"
          defaultValue={words}
          maxLength={200}
          placeholder="Search articles"
          className="pr-14 sm:pr-30"
        />
        {topic && <input type="hidden" name="topic" value={topic} />}
        {sort === 'title' && <input type="hidden" name="sort" value={sort} />}
        <SearchButton className="min-h-11 sm:top-1 sm:right-1" />
      </Form>
    </search>
  )
}
