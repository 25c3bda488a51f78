import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'

/** The document preloads these, so that the first paint uses the right fonts. */
export const fontUrls = [fredoka, figtree]
