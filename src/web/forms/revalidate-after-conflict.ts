import type { ShouldRevalidateFunction } from 'react-router'

/**
 * Loads the page again when it was out of date: another person changed something (409) or removed it (404). React Router
 * leaves the page as it is after every answer of 400 and above, so the next try would send the old version again.
 */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
