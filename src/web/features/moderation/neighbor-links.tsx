import { ButtonLink } from '../../ui/button.tsx'

/** Links to the items beside this one in the queue. */
export function NeighborLinks({ newer, older }: { newer: string | null; older: string | null }) {
  return (
    <nav aria-label="Other items" className="mt-6 flex justify-between gap-3">
      {older ? <ButtonLink to={older}>Previous</ButtonLink> : <span />}
      {newer && <ButtonLink to={newer}>Next</ButtonLink>}
    </nav>
  )
}
