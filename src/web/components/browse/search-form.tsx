import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { SearchField } from '../ui/search-field.tsx'

/** Remounted with every new search, so that the box says what was searched for. */
export function SearchForm({ words }: { words: string }) {
  return (
    <search className="block max-w-[46rem]">
      <Form key={words} action="/search" className="relative">
        <SearchField
          label="Search by title, description or category"
          name="q"
          defaultValue={words}
          maxLength={200}
          placeholder="Title, description, category"
          className="min-h-16 text-[1.1875rem] shadow-rest sm:pr-32"
        />
        <Button type="submit" variant="primary" className="max-sm:mt-2.5 max-sm:w-full sm:absolute sm:top-2 sm:right-2">
          Search
        </Button>
      </Form>
    </search>
  )
}
