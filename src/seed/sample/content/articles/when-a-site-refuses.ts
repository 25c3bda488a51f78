import type { SampleArticle } from './sample-article.ts'

export const whenASiteRefuses = {
  slug: 'when-a-site-refuses-import',
  title: 'When a Site Refuses to Be Imported',
  excerpt: 'What the messages mean, and the way round for each of them.',
  writtenOn: '2026-11-18',
  content: `<p>Not every page can be fetched. When one cannot, the message says why. This is what to do next.</p>
<h2>The site blocks us</h2>
<p>Some sites turn away every visitor that is not a person with a browser. You are one, so you can fetch the page yourself:</p>
<ol>
<li>Open the recipe in your browser.</li>
<li>Show its source. On most computers that is Ctrl + U, or ⌥ ⌘ U on a Mac.</li>
<li>Select all of it, copy it, and paste it on the import page under “The site is blocked, or asks me to sign in”.</li>
</ol>
<p>From there everything works as usual: you see the recipe, correct it and save it. Some pages fetch their recipe only after they have opened. Their source has no recipe in it, and it has to be written by hand.</p>
<h2>The page needs a login</h2>
<p>We cannot sign in for you, and you should never give us a password for another site. If you have access, paste the page’s HTML as described above.</p>
<h2>There is no recipe on the page</h2>
<p>You may have copied the address of a list, a search or a video. Open the recipe itself and copy that address. If the recipe is only a picture or a film, choose “Write it by hand”.</p>
<h2>It is not a web page</h2>
<p>An address can lead to a PDF or a picture even when it ends in “.html”. Look for the ordinary page of the same recipe.</p>
<h2>The page took too long, or is too large</h2>
<p>Wait a moment and try again, as busy sites often answer the second time. Very large pages are refused so that one of them cannot hold up everybody else.</p>
<h2>Something is missing from the result</h2>
<p>The edit window shows every field before you save, so you can type in what we did not find. Ingredients go one to a line, an empty line separates one step from the next, and a line that ends with a colon is a heading.</p>`,
} satisfies SampleArticle
