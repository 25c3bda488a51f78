import type { Archive } from '../source.ts'

/**
 * Reads the picture that a page in an archive refers to, such as `images/cake.jpg`. Cooks often zip an export again, so
 * the address counts from the folder of the page. A damaged picture does not cost the recipe.
 */
export async function archivePicture(
  archive: Archive | undefined,
  page: string,
  address: string,
): Promise<{ picture?: Uint8Array }> {
  if (archive === undefined || address === '') return {}
  try {
    const path = decodeURIComponent(address).replace(/^\.?\//, '')
    const folder = page.slice(0, page.lastIndexOf('/') + 1)
    const picture = (await archive.read(folder + path)) ?? (await archive.read(archive.pathOf(path) ?? path))
    return picture ? { picture } : {}
  } catch {
    return {}
  }
}
