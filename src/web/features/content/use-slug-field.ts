import { useRef } from 'react'

/** Fills in the address of a post or article. */
export function useSlugField(isNew: boolean) {
  const slugField = useRef<HTMLInputElement>(null)

  /**
   * Makes the address of a new article from its title, until the editor types an address. The module loads on demand,
   * because the letters of all alphabets are 218 KB gzipped.
   */
  async function suggestSlug(input: HTMLInputElement) {
    if (!isNew) return
    const { slugify } = await import('../../../core/recipes/slug.ts')
    const field = slugField.current
    // The module may arrive after the editor has moved on to the address.
    if (!field || field.dataset['own'] || field === document.activeElement) return
    field.value = input.value.trim() === '' ? '' : slugify(input.value)
  }

  function proposeSlug(slug: string) {
    if (slugField.current?.value === '') slugField.current.value = slug
  }

  return { slugField, suggestSlug, proposeSlug }
}
