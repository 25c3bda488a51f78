import { type Affiliate, goPath } from '../../../core/affiliates/affiliate.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { SidePanel } from './side-panel.tsx'

/** One ad, or nothing. */
export function ProductPanel({ product }: { product: Affiliate | null }) {
  if (!product) return null
  return (
    <SidePanel id="products" title="Recommended Products">
      <a
        href={goPath(product.id)}
        target="_blank"
        rel="sponsored nofollow noopener"
        className="group/product grid justify-items-start gap-2 text-ink no-underline"
      >
        <span className="w-full">
          <Picture
            picture={product.picture}
            alt=""
            sizes="(min-width: 68.75rem) 270px, (min-width: 45rem) 45vw, 85vw"
            className="aspect-4/3 w-full rounded-[18px] object-cover"
          />
        </span>
        <strong className="font-display text-[1.0625rem] leading-[1.25] font-[560] [overflow-wrap:anywhere] group-hover/product:text-link">
          {product.title}
        </strong>
        {product.description && (
          <span className="line-clamp-3 text-small [overflow-wrap:anywhere] text-ink-soft">{product.description}</span>
        )}
        <Badge variant="info">Sponsored</Badge>
      </a>
    </SidePanel>
  )
}
