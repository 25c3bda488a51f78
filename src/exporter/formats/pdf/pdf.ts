import type { Exporter } from '../../exporter.ts'

/** A4 pages to print. Each recipe begins a page, and several recipes have a table of contents in front. */
export const pdf = {
  id: 'pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  async *write(recipes) {
    // The library and its tables take time and memory, which a site without PDF downloads does not need.
    const { writePages } = await import('./write-pages.ts')
    yield* writePages(recipes)
  },
} satisfies Exporter
