import { ArrowRight, Heart, Link2, Moon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FacebookIcon, InstagramIcon, XIcon } from '../../ui/brand-icons.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreLink } from '../../ui/section-head.tsx'
import { toast } from '../../ui/toast.ts'
import { GuideSection, heldFocus, Sample, Samples } from './guide-section.tsx'

const pendingMs = 1500
const sayExample = () => toast.info('Pressed', 'This is only the style guide.')

export function ButtonGuide() {
  const [isPending, setIsPending] = useState(false)

  function subscribe() {
    setIsPending(true)
    setTimeout(() => {
      setIsPending(false)
      toast.success(
        'Thank you for subscribing!',
        "You'll receive our latest recipes and cooking tips directly in your inbox.",
      )
    }, pendingMs)
  }

  return (
    <GuideSection
      id="buttons"
      title="Buttons"
      note="One primary button in view at a time. While busy, its label says so."
    >
      <Samples>
        <Sample state="primary, large, a link">
          <ButtonLink to="/categories" variant="primary" size="lg">
            Explore Recipes
            <ArrowRight aria-hidden />
          </ButtonLink>
        </Sample>
        <Sample state="secondary, large">
          <ButtonLink to="/#chef-ratings" size="lg">
            Explore the Chefs
          </ButtonLink>
        </Sample>
      </Samples>
      <Samples>
        <Sample state={isPending ? 'loading' : 'press me: loading'}>
          <Button variant="primary" pending={isPending} pendingLabel="Subscribing..." onClick={subscribe}>
            Subscribe
          </Button>
        </Sample>
        <Sample state="secondary">
          <ButtonLink to="/latest">View recipes</ButtonLink>
        </Sample>
        <Sample state="ghost">
          <Button variant="ghost" onClick={() => toast.info('Skipped')}>
            Skip
          </Button>
        </Sample>
        <Sample state="danger">
          <Button variant="danger" onClick={() => toast.error('Nothing was deleted', 'This is only the style guide.')}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        </Sample>
      </Samples>
      <Samples>
        <Sample state="hover">
          <Button variant="primary" className="-translate-y-px bg-primary-hover" onClick={sayExample}>
            Hovered
          </Button>
        </Sample>
        <Sample state="pressed">
          <Button variant="primary" className="scale-x-97 scale-y-94" onClick={sayExample}>
            Pressed
          </Button>
        </Sample>
        <Sample state="focus">
          <Button variant="primary" className={heldFocus} onClick={sayExample}>
            Focused
          </Button>
        </Sample>
        <Sample state="disabled">
          <Button disabled>Not now</Button>
        </Sample>
        <Sample state="loading">
          <Button variant="primary" pending pendingLabel="Importing...">
            Import
          </Button>
        </Sample>
      </Samples>
      <Samples>
        <Sample state="sunk">
          <IconButton label="Save" onClick={() => toast.success('Recipe saved to your favorites!')}>
            <Heart aria-hidden />
          </IconButton>
        </Sample>
        <Sample state="quiet">
          <IconButton label="Night, as an example" variant="quiet" onClick={sayExample}>
            <Moon aria-hidden />
          </IconButton>
        </Sample>
        <Sample state="danger">
          <IconButton label="Delete" variant="danger" onClick={sayExample}>
            <Trash2 aria-hidden />
          </IconButton>
        </Sample>
        <Sample state="focus">
          <IconButton label="Copy link" className={heldFocus} onClick={sayExample}>
            <Link2 aria-hidden />
          </IconButton>
        </Sample>
        <Sample state="disabled">
          <IconButton label="Copy link" disabled>
            <Link2 aria-hidden />
          </IconButton>
        </Sample>
        <Sample state="brand signs">
          <span className="flex h-11 items-center gap-4 text-[1.125rem]">
            <FacebookIcon />
            <XIcon />
            <InstagramIcon />
          </span>
        </Sample>
        <Sample state="more">
          <MoreLink to="/search">View All</MoreLink>
        </Sample>
      </Samples>
    </GuideSection>
  )
}
