/** The `handle` of a route whose page has no header and no footer. */
export const fullScreen = 'full-screen'
/** The `handle` of a route whose pages have no footer. */
export const withoutFooter = 'without-footer'
