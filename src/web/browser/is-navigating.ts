/**
 * Returns true while a page is loading or a form is being sent. Asks the router, because React may render its state
 * later. An effect that navigates then would abort what the visitor just started.
 */
export const isNavigating = () => (window.__reactRouterDataRouter?.state.navigation.state ?? 'idle') !== 'idle'
