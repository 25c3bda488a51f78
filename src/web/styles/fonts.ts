import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'

/** Preloaded by the document, so that text is drawn in its own face the first time. */
export const fontUrls = [fredoka, figtree]
