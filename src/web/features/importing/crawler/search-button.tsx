import { Search } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useCrawlerKey } from './stored-crawler-key.ts'

interface SearchButtonProps {
  /** True among the further ways, which have it as long as there is no key. */
  isFurther: boolean
  onPress: () => void
}

/** Offers the search of the web. It is below the address once there is a key. */
export function SearchButton({ isFurther, onPress }: SearchButtonProps) {
  const hasKey = useCrawlerKey() !== null
  if (hasKey === isFurther) return null
  return (
    <Button variant="ghost" className="-ml-3 no-script:hidden" onClick={onPress}>
      <Search aria-hidden />
      Search the web
    </Button>
  )
}
