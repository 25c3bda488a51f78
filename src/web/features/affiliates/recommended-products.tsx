import { ExternalLink } from 'lucide-react'
import { type Affiliate, goPath } from '../../../core/affiliates/affiliate.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'

/** Renders nothing without products. */
export function RecommendedProducts({ products }: { products: ReadonlyArray<Affiliate> }) {
  if (products.length === 0) return null
  return (
    <aside aria-labelledby="products-title" className="mt-section">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 id="products-title">Recommended Products</h2>
        <Badge variant="info">Sponsored</Badge>
      </div>
      <div className="grid gap-gap sm:grid-cols-3">
        {products.map((product) => (
          <Card key={product.id}>
            <CardPicture>
              <Picture picture={product.picture} alt="" sizes="(min-width: 35rem) 30vw, 92vw" />
            </CardPicture>
            <CardBody>
              <h3>
                <a href={goPath(product.id)} rel="sponsored nofollow noopener" className={cardLink}>
                  {product.title} <ExternalLink aria-hidden className="inline size-[.85em] align-baseline text-link" />
                </a>
              </h3>
              <p className="text-[1rem] leading-[1.5] text-ink-soft">{product.description}</p>
            </CardBody>
          </Card>
        ))}
      </div>
    </aside>
  )
}
