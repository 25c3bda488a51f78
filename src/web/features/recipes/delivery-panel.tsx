import { ExternalLink, Truck } from 'lucide-react'
import { deliveryLinks } from '../../../core/recipes/outbound-links.ts'
import { SidePanel } from './side-panel.tsx'

export function DeliveryPanel({ title }: { title: string }) {
  return (
    <SidePanel id="delivery" title="Delivery Options" icon={<Truck aria-hidden />}>
      <p className="text-small text-ink-soft">Not cooking tonight? Find this dish nearby.</p>
      <ul className="mt-1.5">
        {deliveryLinks(title).map(({ label, href }) => (
          <li key={label} className="border-line not-first:border-t">
            <a
              href={href}
              target="_blank"
              rel="nofollow noopener"
              className="flex min-h-12 items-center justify-between font-[550] text-ink no-underline hover:text-link"
            >
              {label}
              <ExternalLink aria-hidden />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
