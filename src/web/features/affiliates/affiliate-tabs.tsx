import { LinkTray } from '../admin/link-tray.tsx'

export function AffiliateTabs() {
  return (
    <LinkTray
      label="Affiliates"
      links={[
        { to: '/admin/affiliates', label: 'Manage Affiliates' },
        { to: '/admin/affiliates/new', label: 'Add New Affiliate' },
      ]}
    />
  )
}
