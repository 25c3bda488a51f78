import type { ShouldRevalidateFunction } from 'react-router'

/**
 * Reloads the page's data if it was out of date: another person changed the item (409) or removed it (404). By default,
 * React Router does not reload after a status of 400 or above, so the next attempt would send the old version again.
 */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
