import { Camera, Quote } from 'lucide-react'
import { Link } from 'react-router'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import { formerCook } from '../../../core/reviews/review.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import type { CommunityReview } from '../../../db/reviews/newest-reviews.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Picture } from '../../ui/picture.tsx'
import { ReviewStars } from '../reviews/review-stars.tsx'

interface ReviewCardProps extends CommunityReview {
  /** True for the first cards of the page. */
  isFirst: boolean
}

/** A review as a card: its first photo, or its words in large letters. The card leads to the reviews of the recipe. */
export function ReviewCard({ review, recipe, isFirst }: ReviewCardProps) {
  const { name, stars, body, changed, madeIt, photos, at } = review
  const [photo] = photos
  const words = body || changed
  return (
    <Card>
      <CardPicture className={cn(!photo && quoteTints[review.id % quoteTints.length])}>
        {photo ? (
          <>
            <Picture
              picture={photo}
              isFirst={isFirst}
              sizes="(min-width: 62.5rem) 24rem, (min-width: 45rem) 45vw, 92vw"
            />
            {photos.length > 1 && (
              <Badge className="absolute top-3 right-3">
                <Camera aria-hidden />
                {photos.length} photos
              </Badge>
            )}
          </>
        ) : (
          <blockquote dir="auto" className="grid size-full content-center gap-2 p-5 [overflow-wrap:anywhere]">
            <Quote aria-hidden className="size-7 opacity-70" />
            <span
              className={cn(
                'line-clamp-5 font-display leading-[1.25] font-[560]',
                words.length > longQuote ? 'text-[1.125rem]' : 'text-[1.5rem]',
              )}
            >
              {words}
            </span>
          </blockquote>
        )}
      </CardPicture>
      <CardBody>
        <ReviewStars stars={stars} madeIt={madeIt} />
        <div className="flex items-center gap-3">
          {!photo && (
            <Picture
              picture={recipe.image}
              alt=""
              sizes="56px"
              placeSetting={placeSettingOf(recipe)}
              className="size-14 flex-none rounded-mallow object-cover"
            />
          )}
          <h3 className="text-h3 font-[560]">
            <Link to={`/recipe/${encodeURIComponent(recipe.id)}#reviews`} prefetch="intent" className={cardLink}>
              {recipe.title}
            </Link>
          </h3>
        </div>
        {photo && words && (
          <blockquote dir="auto" className="line-clamp-3 leading-[1.5]">
            {words}
          </blockquote>
        )}
        {body && changed && (
          <p dir="auto" className="line-clamp-2 text-[1rem] leading-[1.5] text-ink-soft">
            <span className="font-semibold">Changed: </span>
            {changed}
          </p>
        )}
        <p className="mt-auto pt-1.5 text-small text-ink-soft">
          {name ?? formerCook}, <time dateTime={at}>{shortDate(at)}</time>
        </p>
      </CardBody>
    </Card>
  )
}

/** Characters. Longer words get smaller letters. */
const longQuote = 90

const quoteTints = [
  'bg-butter text-butter-ink',
  'bg-mint text-mint-ink',
  'bg-plum text-plum-ink',
  'bg-blush text-ink',
] as const
