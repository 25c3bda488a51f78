import { fileOf, namedWidth, narrow, pictureAddress } from '../../readers/picture-address.ts'
import type { Page } from './page.ts'
import { overlap, wordsOf } from './words.ts'

const noPicture =
  /logo|icon|sprite|avatar|pixel|spacer|blank|banner|badge|placeholder|loading|gravatar|emoji|\.svg|\.gif/i

/**
 * Finds a picture for pages that declare none. Prefers the first picture whose description or file name matches the
 * title, and then the first picture after the heading.
 */
export function pageImage(page: Page, title: string): string {
  const heading = page.elements.findIndex((element) => element.name === 'h1')
  const pictures = contentPictures(page)
  const words = wordsOf(title).filter((word) => word.length > 3)
  const matching = pictures.find(({ element, address }) => {
    const described = wordsOf(`${element.attribs['alt'] ?? ''} ${address.replace(/[-_+%]/g, ' ')}`)
    return words.length > 0 && overlap(words, described).ofOne > 0.5
  })
  return (matching ?? pictures.find(({ index }) => index > heading) ?? pictures[0])?.address ?? ''
}

/** Lists the pictures of a page that are large enough and no logos or buttons. */
export const contentPictures = ({ elements }: Page) =>
  elements
    .map((element, index) => ({ element, index, address: pictureAddress(element) }))
    .filter(
      ({ element, address }) =>
        element.name === 'img' && address !== '' && !noPicture.test(`${address} ${element.attribs['class'] ?? ''}`),
    )
    .filter(({ element }) => !(Number(element.attribs['width']) < 100))

/** A picture for link previews of the whole site. */
const ofSite =
  /(?:^|[-_/.])(?:social|facebook|fb|pinterest|twitter|og|opengraph|share|sharing|default|fallback|generic|site)(?=[-_/.\d])/i

/**
 * Returns a larger picture if the markup has only a thumbnail: a larger copy of the same file, or the picture for link
 * previews.
 */
export function largerImage(marked: string, preview: string, page: Page): string {
  const width = namedWidth(marked)
  if (width >= narrow) return marked
  const isSame = (address: string) => fileOf(address) === fileOf(marked)
  const copies = contentPictures(page).map(({ address }) => address)
  const own = ofSite.test(fileOf(preview)) ? [] : [preview]
  return (
    [...[preview, ...copies].filter(isSame), ...own].find(
      (address) => address !== '' && !noPicture.test(address) && namedWidth(address) > width,
    ) ?? marked
  )
}
