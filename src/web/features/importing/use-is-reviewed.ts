import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'

/** Returns whether an editor reviews the recipes of this visitor before they are listed. */
export const useIsReviewed = () => useRouteLoaderData<typeof rootLoader>('root')?.isReviewed ?? false
