import { isElement, type HtmlDocument, type HtmlElement, type HtmlNode } from './html-tree.ts'

const unseen = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'button',
  'select',
  'textarea',
  'iframe',
  'head',
])
const blocks = new Set(
  (
    'address article aside blockquote br caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)

export function isBlock(element: HtmlElement): boolean {
  return blocks.has(element.name)
}

/** The text as one line. */
export function textOf(node: HtmlNode | HtmlDocument): string {
  return tidySpaces(collect(node))
}

/** The text as a reader sees it: one entry per line, a new one at every block and `<br>`. */
export function linesOf(node: HtmlNode | HtmlDocument): Array<string> {
  return collect(node)
    .split('\n')
    .map(tidySpaces)
    .filter((line) => line !== '')
}

function collect(root: HtmlNode | HtmlDocument): string {
  let text = ''
  let afterInline = false
  const visit = (node: HtmlNode | HtmlDocument) => {
    if (node.type === 'text') {
      text += node.data.replace(/[\n\r]/g, ' ')
      afterInline = false
      return
    }
    if (!('children' in node)) return
    if (node.type !== 'root' && isElement(node)) {
      if (unseen.has(node.name)) return
      if (blocks.has(node.name) || node.name === 'td' || node.name === 'th') {
        const edge = blocks.has(node.name) ? '\n' : ' '
        text += edge
        for (const child of node.children) visit(child)
        text += edge
        afterInline = false
        return
      }
      // `</span><span>` with nothing between are fields that a style sheet sets apart: "1</span><span>cup".
      if (afterInline && /[\p{L}\p{N}½¼¾.,;:!?)]$/u.test(text)) text += ' '
    }
    for (const child of node.children) visit(child)
    afterInline = true
  }
  visit(root)
  return text
}

export function tidySpaces(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
