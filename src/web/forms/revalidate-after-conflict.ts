import type { ShouldRevalidateFunction } from 'react-router'

/**
 * Loads the page again after a conflict too. React Router leaves it as it is after every answer of 400 and above, so the next
 * try would send the old version again. A 503 is the connection: then there is nothing to load.
 */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
