import { Form } from 'react-router'
import type { KbChoice } from '../../../core/content/kb-address.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'

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
          className="sm:pr-30"
        />
        {topic && <input type="hidden" name="topic" value={topic} />}
        {sort === 'title' && <input type="hidden" name="sort" value={sort} />}
        <Button
          type="submit"
          variant="primary"
          className="max-sm:mt-2.5 max-sm:w-full sm:absolute sm:top-1 sm:right-1 sm:min-h-11"
        >
          Search
        </Button>
      </Form>
    </search>
  )
}
