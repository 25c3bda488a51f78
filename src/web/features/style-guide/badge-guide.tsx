import { Check } from 'lucide-react'
import { Badge, FeaturedBadge } from '../../ui/badge.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'
import { GuideSection, Samples } from './guide-section.tsx'

export function BadgeGuide() {
  return (
    <GuideSection
      id="badges"
      title="Badges and rating"
      note="Tint and ink come in pairs. Stars always have their number beside them."
    >
      <Samples className="items-center gap-3">
        <FeaturedBadge />
        <Badge>Italian</Badge>
        <Badge>+2</Badge>
        <Badge variant="easy">easy</Badge>
        <Badge variant="medium">medium</Badge>
        <Badge variant="hard">hard</Badge>
        <Badge variant="info">Sponsored</Badge>
        <Badge variant="ok">
          <Check aria-hidden />
          Active
        </Badge>
      </Samples>
      <Samples className="items-center">
        <RatingStars value={3.5} className="text-[1.25rem]" />
        <RatingStars value={4.8} count={126} />
        <RatingStars value={0} count={0} />
      </Samples>
    </GuideSection>
  )
}
