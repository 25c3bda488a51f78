import type { SampleArticle } from './sample-article.ts'

export const importing = {
  slug: 'how-importing-works',
  title: 'How Importing a Recipe Works',
  excerpt: 'From an address to a finished page: what happens, what you can change, and what is kept.',
  writtenOn: '2026-11-19',
  content: `<p>Find a recipe on the web, copy the address of its page, open <strong>Import Recipe</strong> and paste it. You need neither an account nor a key.</p>
<h2>What happens when you press Import</h2>
<ol>
<li>We look whether the recipe is here already. Small differences in the address, such as a tracking code at the end, do not fool us. If it is here, you are told so and nothing is stored twice.</li>
<li>Our server fetches the page. It says that it is a program and does not pretend to be a browser.</li>
<li>The recipe is read from it. Most recipe sites describe their recipes in a form meant for machines, and that is the best source. Where it is missing or incomplete, we look for the headings and lists that a person would look for.</li>
<li>Each ingredient line is split into an amount and a name, so that it can be scaled. The line as the author wrote it is kept as well.</li>
<li>You see the result, with every field open to you.</li>
</ol>
<h2>Before you save</h2>
<p>Read it through once. Things worth a look are the servings, the times, and headings inside the ingredients: a line that ends with a colon, such as “For the sauce:”, is a heading. Ingredients go one to a line, and an empty line separates one step from the next.</p>
<p>If the page had no picture, you are offered some from like recipes here where there are any, and you may skip that. A picture can be JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF.</p>
<p>Nothing is stored on the site until you save. Close the window, or press Escape, and your draft waits in this browser tab until the tab is closed. Press <strong>Cancel</strong> and it is gone.</p>
<h2>What is kept</h2>
<p>The recipe with its short description and the cook’s notes, its picture, and a link to the page it came from, which is shown near the title. Please leave the link in place. The people who wrote the recipe deserve the visit.</p>
<h2>What is left out</h2>
<p>Stories, comments, advertisements and scripts are not part of a recipe and are not taken over.</p>`,
} satisfies SampleArticle
