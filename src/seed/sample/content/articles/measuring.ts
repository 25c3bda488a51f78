import type { SampleArticle } from './sample-article.ts'

export const measuring = {
  slug: 'measuring-cups-spoons-and-scales',
  title: 'Cups, Spoons and Scales',
  excerpt: 'What a cup weighs, why spoons differ between countries, and when it does not matter.',
  writtenOn: '2026-11-03',
  content: `<p>A recipe is only as exact as the way it is measured. For soups and stews a handful is close enough. For baking, a scale is the one tool that improves everything you make.</p>
<h2>Volume</h2>
<table>
<thead><tr><th scope="col">Measure</th><th scope="col">Milliliters</th></tr></thead>
<tbody>
<tr><td>1 teaspoon</td><td>5</td></tr>
<tr><td>1 tablespoon (UK, US)</td><td>15</td></tr>
<tr><td>1 tablespoon (Australia)</td><td>20</td></tr>
<tr><td>1 fluid ounce</td><td>about 30</td></tr>
<tr><td>1 cup (US)</td><td>about 240</td></tr>
<tr><td>1 cup (Australia)</td><td>250</td></tr>
<tr><td>1 pint (US)</td><td>473</td></tr>
<tr><td>1 pint (UK)</td><td>568</td></tr>
</tbody>
</table>
<h2>What one US cup weighs</h2>
<table>
<thead><tr><th scope="col">Ingredient</th><th scope="col">Grams</th></tr></thead>
<tbody>
<tr><td>Plain flour, spooned in and levelled</td><td>125</td></tr>
<tr><td>Granulated or caster sugar</td><td>200</td></tr>
<tr><td>Brown sugar, packed</td><td>215</td></tr>
<tr><td>Icing sugar</td><td>120</td></tr>
<tr><td>Cocoa powder</td><td>85</td></tr>
<tr><td>Rolled oats</td><td>90</td></tr>
<tr><td>Uncooked white rice</td><td>190</td></tr>
<tr><td>Butter (two US sticks)</td><td>227</td></tr>
<tr><td>Honey or syrup</td><td>340</td></tr>
<tr><td>Milk or water</td><td>240</td></tr>
</tbody>
</table>
<h2>Why flour goes wrong</h2>
<p>Dip a cup into a bag of flour and you may take 150 grams; spoon the flour in and level it and you have 125. In a cake that calls for three cups the difference is more than half a cup, enough to make it dry. Spoon, level, do not tap. Better still, weigh.</p>
<h2>Level or heaped</h2>
<p>A spoon in a recipe is level unless it says otherwise. A heaped teaspoon of baking powder is nearly two. Run the back of a knife across the top.</p>
<h2>When you may stop measuring</h2>
<ul>
<li>Herbs, pepper and garlic: by taste.</li>
<li>Salt at the end of cooking: by taste, in small pinches.</li>
<li>Oil for frying: enough to cover the pan, whatever the spoon says.</li>
<li>Raising agents, gelatine and salt in bread: never.</li>
</ul>`,
} satisfies SampleArticle
