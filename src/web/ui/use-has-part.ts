import { useRouteLoaderData } from 'react-router'
import type { SitePart } from '../../core/settings/site-parts.ts'

/** Returns false if the owner has hidden the part. */
export function useHasPart(part: SitePart): boolean {
  const root = useRouteLoaderData('root') as { face?: { hiddenParts?: ReadonlyArray<SitePart> } } | undefined
  return !root?.face?.hiddenParts?.includes(part)
}
