/** The `handle` of a route whose page has no header and no footer. */
export const fullScreen = 'full-screen'
