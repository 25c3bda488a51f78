import { CountCards } from '../admin/count-cards.tsx'

export function AffiliateCounts({ total, active }: { total: number; active: number }) {
  return (
    <CountCards
      label="Affiliates"
      cards={[
        { label: 'Total', count: total },
        { label: 'Active', count: active },
        { label: 'Inactive', count: total - active },
      ]}
    />
  )
}
